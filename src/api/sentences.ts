import { withoutTurns } from '../lib/withoutTurns'

/** The server's messages joined into one text; none turns those after it round. */
export function sentences(said: readonly string[]): string {
  return said
    .map(withoutTurns)
    .map((words, index) =>
      index + 1 === said.length || /[.!?…।]$/.test(words) ? words : `${words}.`,
    )
    .join(' ')
}
