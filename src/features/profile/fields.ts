import { personalCopy as copy } from './copy'

export type ProfileField = keyof typeof copy.fields

/** The editable fields (spec §3), as typed; '' for a blank one. */
export type ProfileValues = Record<ProfileField, string>

/** In the order on screen. */
export const profileFields = Object.keys(copy.fields) as ProfileField[]
