/** The server's messages joined into one text; a single message stays as it came. */
export function sentences(said: readonly string[]): string {
  return said
    .map((words, index) =>
      index + 1 === said.length || /[.!?…।]$/.test(words) ? words : `${words}.`,
    )
    .join(' ')
}
