/**
 * Yields to whatever is waiting, such as a key press. A timer would do too, but is slowed down to
 * once a second in a hidden tab.
 */
export function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener(
      'message',
      () => {
        port1.close()
        resolve()
      },
      { once: true },
    )
    port1.start()
    port2.postMessage(null)
  })
}
