/** The error, and those that Dexie has wrapped in it. */
export function chainOf(error: unknown): (Error | DOMException)[] {
  const chain = []
  let current: unknown = error
  while (current instanceof Error || current instanceof DOMException) {
    chain.push(current)
    current = 'inner' in current ? current.inner : undefined
  }
  return chain
}

/**
 * Whether WebKit has lost the process that holds its databases, which iOS ends when it needs room. In a
 * page that was open then it opens none any more, and has no name of its own for that.
 */
export function isCutOff(error: unknown): boolean {
  return chainOf(error).some(({ message }) => /Indexed Database server lost/i.test(message))
}
