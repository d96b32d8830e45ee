/** Beside the watch, which is loaded late. */
export const roomCopy = {
  little: (left: string) =>
    `This device has room for only about ${left} more. Free some space before you choose a file, or choose a smaller one.`,
}
