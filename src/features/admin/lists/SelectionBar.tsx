import type { ReactNode } from 'react'
import { Button } from '../../../ui/page/Button'
import { useStickyRoom } from '../../../ui/page/useStickyRoom'
import { listCopy as copy } from './copy'

/**
 * Actions on all selected rows, within reach at the foot of the screen. While none is selected it is
 * an empty live region alone: one that comes with its text is not read out by every screen reader.
 */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  /** How many are selected. */
  count: number
  onClear: () => void
  children: ReactNode
}) {
  const stuck = useStickyRoom('Bottom')
  const text = count === 0 ? undefined : copy.selected(count)
  return (
    <div
      ref={stuck}
      role="group"
      aria-label={text}
      className={
        text === undefined
          ? 'sr-only'
          : 'no-print sticky bottom-(--status-room) z-20 -mx-4 mt-4 flex max-h-[50dvh] flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2 shadow-float overflow-y-auto md:mx-0 md:rounded-card md:border'
      }
    >
      <p role="status" className="mr-2 w-full font-semibold sm:w-auto">
        {text}
      </p>
      {text !== undefined && (
        <>
          {children}
          <Button size="small" variant="quiet" className="sm:ml-auto" onClick={onClear}>
            {copy.clear}
          </Button>
        </>
      )}
    </div>
  )
}
