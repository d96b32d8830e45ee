/**
 * False for the second click of a double-click, which may meet what has come under the pointer
 * meanwhile: another record, or a dialog's button. Keys and single clicks always count.
 */
export function isFirstClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail <= 1
}
