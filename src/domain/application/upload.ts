/** For the file picker: what can be added to an application after its submission. */
export const uploadAccept = '.pdf,.jpg,.jpeg,.png'

/** Whether a file may be added to an application, by its name. */
export function isUploadable(fileName: string): boolean {
  return /\.(?:pdf|jpe?g|png)$/i.test(fileName)
}
