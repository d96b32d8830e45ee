import { latestWins } from '../../../lib/latestWins'
import { ownChanges } from '../../../lib/ownChanges'
import { grantTypeId } from '../../../storage/firstVersion'
import { changeSetting, readSetting } from '../../../storage/settings/settings'
import { blankAddValues, type AddValues } from './addForm'

const key = 'admin-application-entry'

/** What was typed into the form before, and a way to save each change on this device. */
export type UnfinishedEntry = {
  values: AddValues
  /** Saves the values; `undefined` erases them. Rejects when the device refuses. */
  save: (values: AddValues | undefined) => Promise<void>
  /** For an addition that was undone: the entry is unfinished again, unless another was begun. */
  giveBack: (values: AddValues) => Promise<unknown>
}

/**
 * This administrator's unfinished entry, or a blank one; if the device saves nothing, the form still
 * works.
 */
export async function loadUnfinishedEntry(userId: string): Promise<UnfinishedEntry> {
  const stored = await readSetting<Partial<AddValues>>(userId, key).catch(() => undefined)
  const values = { ...blankAddValues, ...stored }
  const begun = { ...values, type: grantTypeId(values.type) }
  const own = ownChanges(begun)
  const write = latestWins((changes: Partial<AddValues> | undefined) =>
    changeSetting<Partial<AddValues>>(userId, key, (now) => changes && { ...now, ...changes }),
  )
  return {
    values: begun,
    save: (typed) => write(typed && own(typed)),
    giveBack: (typed) => changeSetting<Partial<AddValues>>(userId, key, (now) => now ?? typed),
  }
}
