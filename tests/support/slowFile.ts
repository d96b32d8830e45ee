/** A file that is read only when the test says so. */
export function slowFile(name: string, content = '%PDF-1.4 scan') {
  const file = new File([content], name)
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>()
  file.arrayBuffer = () => promise
  const arrive = async () => resolve(await new Blob([content]).arrayBuffer())
  return {
    file,
    read: promise,
    arrive,
    vanish: () => reject(new DOMException('gone', 'NotFoundError')),
  }
}
