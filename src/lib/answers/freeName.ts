/** A file's name that none of the others has: an iPhone calls every photo `image.jpg`. */
export function freeName(name: string, others: readonly (string | undefined)[]): string {
  const dot = name.lastIndexOf('.')
  let free = name
  for (let count = 2; others.includes(free); count += 1)
    free = `${name.slice(0, dot)} (${count})${name.slice(dot)}`
  return free
}
