import type { ReactNode, SubmitEvent } from 'react'
import { Banner } from '../../../ui/fields/Banner'
import { Button } from '../../../ui/page/Button'
import { trackerCopy as copy } from './copy'

/** A change of what was entered before. */
export type Changing = {
  onCancel: () => void
  /** Undefined while nothing was entered. */
  clear: { label: string; onClear: () => void } | undefined
}

/** The form of a step, for the first entry or for a change, which can be cancelled or removed. */
export function StepForm({
  save,
  onSubmit,
  onChange,
  changing,
  forget,
  unkept,
  children,
}: {
  /** The button's label while nothing is saved yet. */
  save: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onChange: () => void
  changing: Changing | undefined
  /** Erases what this device has kept of the input. */
  forget: () => void
  /** This device did not keep what was typed. */
  unkept: boolean
  children: ReactNode
}) {
  /** Leaves a change in this way, with what was typed. */
  const leaveBy = (way: () => void) => () => {
    forget()
    way()
  }
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
      className="no-print mt-3 max-w-md space-y-3"
    >
      {children}
      <Banner tone="warn">{unkept && copy.notKept}</Banner>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={changing === undefined ? 'secondary' : 'primary'}>
          {changing === undefined ? save : copy.save}
        </Button>
        {changing !== undefined && (
          <>
            <Button variant="secondary" onClick={leaveBy(changing.onCancel)}>
              {copy.cancel}
            </Button>
            {changing.clear !== undefined && (
              <Button variant="quiet" onClick={leaveBy(changing.clear.onClear)}>
                {changing.clear.label}
              </Button>
            )}
          </>
        )}
      </div>
    </form>
  )
}
