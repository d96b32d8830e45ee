/** Whether the page can be scrolled so far down, in pixels. */
export function isLongEnough(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  // Positions have fractions, heights have none.
  return scrollHeight - clientHeight > top - 1
}
