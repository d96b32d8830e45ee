/**
 * Yields to whatever is waiting, such as a key press. A timer would do too, but is slowed down to
 * once a second in a hidden tab.
 */
export function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      port1.close()
      resolve()
    }
    // Firefox and WebKit lose a message that is on its way when they keep the page for 'Back'.
    const timer = setTimeout(go, 1_000)
    port1.addEventListener('message', go, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
