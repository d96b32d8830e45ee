/** The file types that can be added to an application after its submission, for the file picker. */
export const uploadAccept = '.pdf,.jpg,.jpeg,.png'

/** Whether a file with this name may be added to an application. */
export function isUploadable(fileName: string): boolean {
  return /\.(?:pdf|jpe?g|png)$/i.test(fileName)
}
