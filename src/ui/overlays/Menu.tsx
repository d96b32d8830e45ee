import { Menu as Base } from '@base-ui/react/menu'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { classNames } from '../../lib/classNames'
import { buttonClass } from '../page/buttonClass'
import { useClosedByBack } from './useClosedByBack'

export type MenuItem = {
  label: string
  onSelect: () => void
  danger?: boolean
  /** Why the action is not possible now; the item stays readable but does nothing. */
  disabledReason?: string | undefined
}

/** For a button in a grid with keyboard navigation. */
type CellProps = { 'data-cell': string; tabIndex: number }

/** A button that opens a list of actions. `label` is its accessible name. */
export function Menu({
  label,
  trigger,
  items,
}: {
  label: string
  trigger: ReactNode
  items: readonly MenuItem[]
}) {
  // The popup belongs to the same part of the page as the button, though not to its row.
  const part = useRef<HTMLElement>(null)
  const actions = useRef<Base.Root.Actions>(null)
  return (
    <Base.Root actionsRef={actions}>
      <Base.Trigger
        ref={(button: HTMLElement | null) => {
          part.current = button?.closest('main') ?? null
        }}
        aria-label={label}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {trigger}
      </Base.Trigger>
      <MenuPopup part={part} items={items} onBack={() => actions.current?.close()} />
    </Base.Root>
  )
}

/** Connects the buttons of many rows with the menu that they share. */
export type RowMenu<Row> = Base.Handle<Row>

export function useRowMenu<Row>(): RowMenu<Row> {
  return useState(() => Base.createHandle<Row>())[0]
}

/** The button of one row; in a long list far cheaper than a menu for each row. */
export function RowMenuButton<Row>({
  menu,
  row,
  label,
  children,
  cellProps,
}: {
  menu: RowMenu<Row>
  row: Row
  label: string
  children: ReactNode
  cellProps: CellProps
}) {
  return (
    <Base.Trigger
      handle={menu}
      payload={row}
      aria-label={label}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      {...cellProps}
    >
      {children}
    </Base.Trigger>
  )
}

/**
 * The menu shared by the buttons of all rows, each with its own actions. Rendered beside the list. It
 * closes when another row comes to its button: what is pressed in it was read beside the first one.
 */
export function RowMenuPopup<Row extends { id: string }>({
  menu,
  itemsOf,
}: {
  menu: RowMenu<Row>
  itemsOf: (row: Row) => readonly MenuItem[]
}) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part}>
      <Base.Root handle={menu}>
        {({ payload }: { payload: Row | undefined }) => (
          <MenuPopup
            part={part}
            items={payload === undefined ? [] : itemsOf(payload)}
            rowId={payload?.id}
            onBack={() => menu.close()}
          />
        )}
      </Base.Root>
    </div>
  )
}

function MenuPopup({
  part,
  items,
  rowId,
  onBack,
}: {
  part: RefObject<HTMLElement | null>
  items: readonly MenuItem[]
  rowId?: string | undefined
  onBack: () => void
}) {
  return (
    <Base.Portal container={part}>
      <Base.Positioner sideOffset={4} align="end" className="z-50">
        <Base.Popup className="max-w-(--available-width) min-w-[min(13rem,var(--available-width))] rounded-card border border-line bg-surface py-1 text-ink shadow-float">
          <ClosedByItself rowId={rowId} close={onBack} />
          {items.map((item) => (
            <Base.Item
              key={item.label}
              disabled={item.disabledReason !== undefined}
              onClick={item.onSelect}
              className={classNames(
                'flex min-h-11 flex-col justify-center px-4 py-1.5 data-highlighted:bg-brand-soft',
                item.danger === true && 'text-bad',
                item.disabledReason !== undefined && 'text-muted',
              )}
            >
              {item.label}
              {item.disabledReason !== undefined && (
                <span className="text-sm">{item.disabledReason}</span>
              )}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

/** In what is there only while it is open. */
function ClosedByItself({ rowId, close }: { rowId: string | undefined; close: () => void }) {
  useClosedByBack(close)
  const [first] = useState(rowId)
  useEffect(() => {
    if (rowId !== first) close()
  }, [rowId, first, close])
  return null
}
