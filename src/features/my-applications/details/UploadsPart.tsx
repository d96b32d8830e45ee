import { Upload } from 'lucide'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useId, useState } from 'react'
import { mayKeep } from '../../../storage/mayKeep'
import { useStillHere, useUser } from '../../../auth/useUser'
import type { MyApplication } from '../../../domain/application/myApplication'
import { uploadTypes } from '../../../domain/application/upload'
import { holdForFile } from '../../../pwa/unfinished/holdForFile'
import { storageFailure } from '../../../storage/failure'
import {
  keepUploads,
  listUploads,
  removeUpload,
  uploadOwner,
} from '../../../storage/applications/uploads'
import { FileButton } from '../../../ui/fields/FileButton'
import { acceptAttribute } from '../../../ui/files/checkFile'
import { takeDroppedFiles } from '../../../ui/files/droppedFiles'
import { readFiles } from '../../../ui/files/readFile'
import { act, attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { showAlert, showToast } from '../../../ui/overlays/notices'
import { uploadsCopy as copy } from './copy'
import { namesCopy } from './namesCopy'
import { DetailsPart } from './DetailsPart'
import { FileList } from './FileList'
import { Icon } from '../../../ui/page/Icon'

/** Files uploaded after submission; more can be added while documents or a report are due (spec §2). */
export function UploadsPart({ application }: { application: MyApplication }) {
  const hintId = useId()
  const owner = uploadOwner(useUser().id, application)
  const files = useLiveQuery(() => listUploads(owner).catch(() => undefined), [owner])
  const [keeping, setKeeping] = useState(0)
  const stillHere = useStillHere()
  useEffect(takeDroppedFiles, [])
  const due = uploadDue[application.status]

  async function keep(chosen: File[], purpose: 'document' | 'report') {
    const refusal = await store(owner, chosen, purpose, stillHere).finally(holdForFile())
    if (!stillHere()) return
    if (refusal === undefined) showToast(copy.kept(chosen.length))
    else await showAlert(copy.failed(chosen.length), refusal)
  }

  if (due === undefined && (files === undefined || files.length === 0)) return null

  return (
    <DetailsPart title={namesCopy.uploads}>
      {files?.length === 0 && <p className="text-muted">{copy.none}</p>}
      {files !== undefined && files.length > 0 && (
        <FileList
          files={files}
          kindOf={(file) => (file.purpose === 'report' ? copy.report : copy.document)}
          onRemove={({ id, name }) => act(() => remove(id, name), failures.change)}
        />
      )}
      {due !== undefined && (
        <div data-drop className="mt-4">
          <FileButton
            label={due.label}
            icon={<Icon shape={Upload} className="size-5" />}
            describedBy={hintId}
            accept={acceptAttribute(uploadTypes)}
            multiple
            onFiles={(chosen) => {
              setKeeping((before) => before + 1)
              return keep(chosen, due.purpose).finally(() => setKeeping((before) => before - 1))
            }}
          />
          <p id={hintId} className="mt-2 text-sm text-muted">
            {copy.hint[application.source]}
          </p>
          <p role="status" className="text-sm text-muted">
            {keeping > 0 && copy.keeping}
          </p>
        </div>
      )}
    </DetailsPart>
  )
}

const uploadDue: {
  [Status in MyApplication['status']]?: { label: string; purpose: 'document' | 'report' }
} = {
  'documents-required': { label: copy.uploadDocuments, purpose: 'document' },
  approved: { label: copy.uploadReport, purpose: 'report' },
}

/** Reads the files and keeps them, or says why not. */
async function store(
  owner: string,
  files: File[],
  purpose: 'document' | 'report',
  stillHere: () => boolean,
): Promise<string | undefined> {
  const read = await readFiles(files, uploadTypes)
  if ('refusal' in read) return read.refusal
  try {
    if (mayKeep(stillHere())) await keepUploads(owner, read, purpose)
    return undefined
  } catch (error) {
    return storageFailure(error) === 'full' ? copy.failedFull : copy.failedOther
  }
}

async function remove(id: string, name: string) {
  const putBack = await removeUpload(id)
  showToast(copy.removed(name), {
    onAction: () => attempt(putBack, failures.undo),
  })
}
