import { namedFiles, type GrantValues } from '../../domain/grant-form/grantForm'
import { pocForm } from '../../domain/grant-form/poc/form'
import { database } from '../../storage/database'
import { isSame } from '../../storage/hash'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { readDraft, withAllFields } from '../../storage/drafts/readDraft'
import { halfFilled, sampleApplication } from './sampleDraft'

/**
 * Whether this demo holds a draft, submission or application that somebody wrote, other than those
 * that scenes put there. What nobody here can read may be anybody's.
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
  const { drafts, submissions, applications } = database
  if ((await applications.count()) > 0) return true
  const read = (await drafts.toArray()).map(readDraft)
  const values = [
    ...read.map((one) => (one.ok ? one.draft.values : undefined)),
    ...(await submissions.toArray()).map((submission) => submission.values),
  ]
  return values.some((one) => one === undefined || !isLaid(one))
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
