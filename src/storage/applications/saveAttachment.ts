import { saveFile } from '../../lib/files/saveFile'
import { getAttachment } from '../attachments'
import type { AttachmentInfo } from '../rows'

/** Downloads an attachment; false when this device no longer has it. */
export async function saveAttachment({ id, name }: AttachmentInfo): Promise<boolean> {
  const file = await getAttachment(id)
  if (file !== undefined) saveFile(name, file.bytes, file.type)
  return file !== undefined
}
