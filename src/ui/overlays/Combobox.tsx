import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import type { ReactNode, RefObject } from 'react'
import { fieldClass } from '../fields/fieldClass'

/**
 * A field over a list that is always open. The focus stays in the field, which names the active
 * option: arrow keys move it, Enter or a press chooses, and typing activates the first one.
 */
export function Combobox<Item>({
  input,
  label,
  listLabel,
  text,
  onText,
  items,
  idOf,
  status,
  onChoose,
  children,
}: {
  input: RefObject<HTMLInputElement | null>
  label: string
  listLabel: string
  text: string
  onText: (text: string) => void
  /** The options for this text, best first. */
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Describes the options, read out as well. */
  status: string
  onChoose: (item: Item) => void
  /** Renders an option. */
  children: (item: Item) => ReactNode
}) {
  return (
    <Base.Root
      inline
      open
      items={items}
      filter={null}
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && onText(next)}
      itemToStringValue={idOf}
      autoHighlight="always"
      keepHighlight
    >
      <Base.Input
        ref={input}
        type="search"
        aria-label={label}
        // For Base UI the list is always open; for a screen reader it is expanded only if it has
        // options.
        aria-expanded={items.length > 0}
        autoComplete="OFF" // in capitals: docs/phone.md
        spellCheck={false}
        placeholder={label}
        className={fieldClass}
      />
      <Base.Status className="mt-3 text-sm text-muted">{status}</Base.Status>
      <Base.List aria-label={listLabel} className="mt-2 h-[50dvh] overflow-y-auto sm:h-[24rem]">
        {(item: Item) => (
          <Base.Item
            key={idOf(item)}
            value={item}
            onClick={() => onChoose(item)}
            render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
            className="flex min-h-11 cursor-pointer flex-wrap items-start gap-x-3 rounded-control border-l-4 border-transparent p-3 data-highlighted:border-accent data-highlighted:bg-brand-soft forced-colors:not-data-highlighted:border-[color:Canvas]"
          >
            {children(item)}
          </Base.Item>
        )}
      </Base.List>
    </Base.Root>
  )
}
