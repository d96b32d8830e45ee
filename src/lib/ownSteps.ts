/**
 * Whether a step in the tab's history stays within what the portal has added to it, each with its
 * index. Before that there is nothing, or another document: this one would not hear of the step.
 */
export function isOwnStep(steps: number): boolean {
  const { idx = -steps } = (window.history.state ?? {}) as { idx?: number }
  return idx + steps >= 0
}
