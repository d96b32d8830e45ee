import { classNames } from '../../lib/classNames'
import { Button } from '../../ui/page/Button'
import { showMoreCopy as copy } from './copy'

/** Below the first rows of a longer list: a button for more of them; on paper, how many are missing. */
export function ShowMore({
  shown,
  total,
  onMore,
  variant = 'secondary',
  className,
}: {
  shown: number
  total: number
  onMore: () => void
  variant?: 'secondary' | 'quiet'
  className: string
}) {
  return (
    <>
      <Button variant={variant} className={classNames('no-print', className)} onClick={onMore}>
        {copy.more}
      </Button>
      <p className="mt-2 hidden print:block">{copy.onPaper(shown, total)}</p>
    </>
  )
}
