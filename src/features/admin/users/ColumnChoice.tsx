import { Columns3 } from 'lucide'
import { CheckboxField } from '../../../ui/fields/CheckboxField'
import { columns } from './columns'
import { usersCopy as copy } from './copy'
import { Icon } from '../../../ui/page/Icon'

/** Columns that can be hidden; name and actions are always shown. */
const choices = columns.map(({ id }) => id).filter((id) => id !== 'name')

/** Chooses the columns to show; the choice is saved on this device. */
export function ColumnChoice({
  hidden,
  onChange,
}: {
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-box font-semibold text-brand hover:bg-brand-soft">
        <Icon shape={Columns3} className="size-5" />
        {copy.columnsTitle}
      </summary>
      <fieldset className="mt-2 flex flex-wrap gap-x-6">
        <legend className="sr-only">{copy.columnsTitle}</legend>
        {choices.map((id) => (
          <CheckboxField
            key={id}
            label={copy.columns[id]}
            checked={!hidden.includes(id)}
            onChange={(event) =>
              onChange(
                event.target.checked ? hidden.filter((other) => other !== id) : [...hidden, id],
              )
            }
          />
        ))}
      </fieldset>
    </details>
  )
}
