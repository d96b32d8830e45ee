import { namedFiles, type GrantValues } from '../../domain/grant-form/grantForm'
import { pocForm } from '../../domain/grant-form/poc/form'
import { database } from '../../storage/database'
import type { SettingRow } from '../../storage/rows'
import { isSame } from '../../storage/hash'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { readDraft, withAllFields } from '../../storage/drafts/readDraft'
import { halfFilled, sampleApplication } from './sampleDraft'

/**
 * Whether this demo holds a draft, submission or application that somebody wrote, other than those
 * that scenes put there, or words in another form. What nobody here can read may be anybody's.
 */
export async function holdsOwnWork(): Promise<boolean> {
  return (await isSealedFromUs()) || holdsOwn().catch(() => true)
}

async function isSealedFromUs(): Promise<boolean> {
  await sharedComputer.recover()
  if (!sharedComputer.mayHoldSealed()) return false
  return (await import('../../storage/sealing/keptRows')).shutWork()
}

async function holdsOwn(): Promise<boolean> {
  const { drafts, submissions, applications, quarantine, settings } = database
  if ((await applications.count()) > 0 || (await quarantine.count()) > 0) return true
  if ((await settings.toArray()).some(isTyped)) return true
  const read = (await drafts.toArray()).map(readDraft)
  const values = [
    ...read.map((one) => (one.ok ? one.draft.values : undefined)),
    ...(await submissions.toArray()).map((submission) => submission.values),
  ]
  return values.some((one) => one === undefined || !isLaid(one))
}

/**
 * Settings that are chosen, or noted of what is kept elsewhere: scenes remove them without asking, or
 * staff who show the portal all day would be asked each time.
 */
const choices =
  /^(account|admin-desk-keys|admin-opened-applications|admin-users-hidden-columns|event-registrations|form-view|last-copy .*|newsletter-email|own-details|preferences)$/

/** Whether somebody's words are in it: an unfinished message, remark, entry, or a changed profile. */
function isTyped({ key, value }: SettingRow): boolean {
  return !choices.test(key) && holdsText(value)
}

function holdsText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsText)
}

/** Whether the values are a scene's, whatever ids the files have. A damaged row never is. */
function isLaid(values: GrantValues): boolean {
  try {
    const files = namedFiles(pocForm, values).map(({ id }) => id)
    const complete = sampleApplication(files)
    return [complete, halfFilled(complete)].some((laid) =>
      isSame(withAllFields(pocForm, laid), values),
    )
  } catch {
    return false
  }
}
