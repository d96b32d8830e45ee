/**
 * What a ZIP says of when it was made. It has room for 1980 to 2099 alone, and its library throws at
 * any other time, while the clock of a cheap phone may begin at 1970.
 */
export function zipTime(): Date {
  const now = new Date()
  const year = now.getFullYear()
  return year < 1980 || year > 2099 ? new Date(2000, 0, 1) : now
}
