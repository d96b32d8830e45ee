type Problem = { path: readonly PropertyKey[]; message: string }

/** Where a stored row does not have its shape, and why: the first of its problems. */
export function misfit({ issues: [first] }: { issues: readonly Problem[] }): string {
  return `${first?.path.join('.') || 'row'}: ${first?.message ?? 'unreadable'}`
}
