import type { ReactNode } from 'react'
import { office } from '../../../domain/programme/office'
import { Mark } from '../../../ui/page/Mark'
import { PaperWords } from './PaperWords'

/** The letterhead of a paper: the portal's mark and office, and the children beside them. */
export function Letterhead({ children }: { children?: ReactNode }) {
  return (
    <div className="paper-head">
      <Mark size={44} />
      <p>
        <strong>
          <PaperWords of="scheme" />
        </strong>
        <span>{office.address[0]}</span>
      </p>
      {children}
    </div>
  )
}
