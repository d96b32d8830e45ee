/** The error, and those that Dexie has wrapped in it. */
function chainOf(error: unknown): (Error | DOMException)[] {
  const chain = []
  let current: unknown = error
  while (current instanceof Error || current instanceof DOMException) {
    chain.push(current)
    current = 'inner' in current ? current.inner : undefined
  }
  return chain
}

export function isCalled(error: unknown, names: readonly string[]): boolean {
  return chainOf(error).some(({ name }) => names.includes(name))
}

/** The browser has no storage for pages, or blocks it, so there is nothing to read. */
export function cannotKeepAnything(error: unknown): boolean {
  return isCalled(error, ['MissingAPIError', 'SecurityError'])
}

/**
 * Whether WebKit has lost the process that holds its databases, which iOS ends when it needs room. In a
 * page that was open then it opens none any more, and has no name of its own for that.
 */
export function isCutOff(error: unknown): boolean {
  return chainOf(error).some(({ message }) => /Indexed Database server lost/i.test(message))
}
