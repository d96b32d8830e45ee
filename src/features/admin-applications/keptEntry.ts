import { logError } from '../../api/log'
import { deleteSetting, getSetting, putSetting } from '../../storage/settings'
import { blankAddValues, type AddValues } from './addForm'

const key = 'admin-application-entry'

/** What was typed into the form before, and where each change is kept. */
export type KeptEntry = {
  values: AddValues
  keep: (values: AddValues) => void
  forget: () => void
}

/** The entry that this administrator broke off, or a blank one; a device that keeps nothing still has the form. */
export async function loadKeptEntry(userId: string): Promise<KeptEntry> {
  const stored = await getSetting<Partial<AddValues>>(userId, key).catch(() => undefined)
  return {
    values: { ...blankAddValues, ...stored },
    keep: (values) => void putSetting(userId, key, values).catch(notKept),
    forget: () => void deleteSetting(userId, key).catch(notKept),
  }
}

function notKept(error: unknown) {
  logError('The entry could not be kept', error)
}
