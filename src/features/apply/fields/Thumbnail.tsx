import { useEffect, useState } from 'react'
import { getAttachment } from '../../../storage/attachments'

/** A small picture of an image that this device keeps. */
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
