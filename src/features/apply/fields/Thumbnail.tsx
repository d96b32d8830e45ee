import { useEffect, useState } from 'react'
import { getAttachment } from '../../../storage/attachments'

/** A thumbnail of an image kept on this device. */
export function Thumbnail({ attachmentId }: { attachmentId: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let gone = false
    async function show() {
      const file = await getAttachment(attachmentId)
      if (gone || file === undefined) return
      made = URL.createObjectURL(new Blob([file.bytes], { type: file.type }))
      setUrl(made)
    }
    void show()
    return () => {
      gone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [attachmentId])
  if (url === undefined) return <div className="size-16 shrink-0 rounded-control bg-sunken" />
  return <img src={url} alt="" className="size-16 shrink-0 rounded-control object-cover" />
}
