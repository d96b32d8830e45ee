import type { OwnDetail } from '../../domain/grant-form/grantForm'
import type { User } from '../../domain/user/user'
import { isRecord } from '../../lib/isRecord'
import { changeSetting, readSetting } from '../settings/settings'

/** What is known about the applicant, by the kind of question that it answers; '' or missing if unknown. */
export type OwnDetails = Partial<Record<OwnDetail, string>> & {
  /** Those that the profile does not have: they were typed in an earlier form. */
  typed?: readonly OwnDetail[]
}

/** Typed in a form and saved for the next one. */
const key = 'own-details'

/** The person's profile with their changes on this device, and what they typed in an earlier form. */
export async function readOwnDetails(user: User): Promise<OwnDetails> {
  const [edits, kept] = await Promise.all([
    readSetting<unknown>(user.id, 'profile-edits').then(texts),
    readSetting<unknown>(user.id, key).then(texts),
  ])
  const { name, email, phone, ...profile } = { ...user, ...edits }
  const institution = kept['institution'] || profile.institution
  return {
    name,
    email,
    mobile: phone,
    institution,
    headOfInstitution: kept['headOfInstitution'] ?? '',
    typed:
      institution === profile.institution
        ? ['headOfInstitution']
        : ['institution', 'headOfInstitution'],
  }
}

/** Saves a detail on this device for the person's next form. */
export async function keepOwnDetail(
  userId: string,
  detail: OwnDetail,
  text: string,
): Promise<void> {
  await changeSetting<unknown>(userId, key, (before) => ({ ...texts(before), [detail]: text }))
}

/** What an earlier form says of the institution counts no longer: it was corrected in the profile. */
export async function forgetTypedInstitution(userId: string): Promise<void> {
  await changeSetting<unknown>(userId, key, (before) => {
    const { institution: _corrected, ...others } = texts(before)
    return others
  })
}

/** The texts in whatever was stored, by name. */
function texts(stored: unknown): Record<string, string> {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
