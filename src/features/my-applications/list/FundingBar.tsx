import type { MyApplication } from '../../../domain/application/myApplication'
import { formatRupees } from '../../../lib/money'
import { progressTone } from '../../../lib/thresholds'
import { ProgressBar } from '../../../ui/lists/ProgressBar'
import { cardCopy as copy } from './copy'

/** How much of the requested amount has been paid. */
export function FundingBar({
  application: { fundingAmount, fundingReceived },
}: {
  application: Pick<MyApplication, 'fundingAmount' | 'fundingReceived'>
}) {
  const share = fundingAmount > 0 ? (fundingReceived / fundingAmount) * 100 : 0
  return (
    <ProgressBar
      label={copy.funding}
      value={share}
      tone={progressTone(share)}
      text={copy.fundingShare(Math.round(share), formatRupees(fundingAmount))}
    />
  )
}
