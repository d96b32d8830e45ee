import { grouped } from '../../lib/grouped'

export const showMoreCopy = {
  more: 'Show more',
  /** Only in print, where the button is not. */
  onPaper: (shown: number, total: number) =>
    `Only the first ${grouped(shown)} of ${grouped(total)} are printed.`,
}
