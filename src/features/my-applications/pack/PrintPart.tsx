import { Printer } from 'lucide'
import { useCallback, useState } from 'react'
import type { SubmissionRow } from '../../../storage/rows'
import { SwitchField } from '../../../ui/switches/SwitchField'
import { Button } from '../../../ui/page/Button'
import { packCopy as copy } from './copy'
import { PackDocument } from './PackDocument'
import { PrintedOnce } from './PrintedOnce'
import { Icon } from '../../../ui/page/Icon'

/**
 * Prints the application. Complete Aadhaar numbers appear only on paper, and only if asked for in
 * this print: the choice is not saved.
 */
export function PrintPart({
  submission,
  primary,
}: {
  submission: SubmissionRow
  primary: boolean
}) {
  const [fullAadhaar, setFullAadhaar] = useState(false)
  const [printing, setPrinting] = useState(false)
  const stopPrinting = useCallback(() => {
    setPrinting(false)
    setFullAadhaar(false)
  }, [])
  return (
    <div className="no-print mt-3 max-w-md">
      <Button variant={primary ? 'primary' : 'secondary'} onClick={() => setPrinting(true)}>
        <Icon shape={Printer} className="size-5" />
        {copy.print}
      </Button>
      <SwitchField
        label={copy.fullAadhaar}
        hint={copy.fullAadhaarHint}
        checked={fullAadhaar}
        onChange={(event) => setFullAadhaar(event.target.checked)}
      />
      {printing && (
        <PrintedOnce title={submission.number.replaceAll('/', '-')} onDone={stopPrinting}>
          <PackDocument submission={submission} fullAadhaar={fullAadhaar} />
        </PrintedOnce>
      )}
    </div>
  )
}
