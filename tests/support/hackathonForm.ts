import type { FormPage, FormWords, GrantForm } from '../../src/domain/grant-form/grantForm'
import { teamSection } from '../../src/domain/grant-form/shared/people'
import { mandatory, within } from '../../src/domain/grant-form/shared/rules'

/*
 * A third form, built as the README's 'How to add' says: its page, its description and its copy. It
 * shares no field name with the portal's own forms, and has neither a mentor nor a department.
 */

export const hackathonCopy = {
  form: {
    grantType: 'Hackathon Prize',
    application: 'Hackathon Grant application',
    untitled: 'Untitled Hackathon Grant application',
    continueDraft: (complete, total, saved) =>
      `Continue your hackathon application: ${complete} of ${total} sections filled in, saved ${saved} on this device`,
    replaceDraft: 'Replace your Hackathon Grant draft?',
    otherCopy: 'This copy was saved from the Hackathon Grant form. Open it from there.',
    submitted: 'Hackathon Grant application submitted successfully!',
  } satisfies FormWords,
  sections: { entry: { title: 'Your entry', intro: 'What you built in the two days.' } },
  fields: {
    entryName: { label: 'Name of the entry', missing: 'Enter the name of the entry' },
    theme: { label: 'Theme', missing: 'Choose the theme' },
    prizeMoney: {
      label: 'Prize money (₹)',
      missing: 'Enter the prize money',
      outOfRange: 'The prize money must be between ₹1 and ₹50,000',
    },
    pitch: { label: 'Pitch', missing: 'Enter the pitch' },
    poster: { label: 'Poster', missing: 'Upload the poster' },
  },
}

const { sections, fields } = hackathonCopy
const pageCopy = {
  name: 'Hackathon Grant',
  heading: 'Hackathon grant application',
  pageDescription: 'Apply for a hackathon grant.',
}

export const hackathonPage: FormPage = {
  ...pageCopy,
  kind: 'hackathon',
  place: 3,
  path: '/apply/hackathon-grant',
}

const prize = { min: 1, max: 50_000 }

export const hackathonForm = {
  ...hackathonPage,
  ...hackathonCopy.form,
  numberPrefix: 'HACK',
  alertFields: ['entryName', 'theme', 'prizeMoney'],
  sections: [
    {
      id: 'entry',
      ...sections.entry,
      kind: 'fields',
      fields: [
        { name: 'entryName', kind: 'text', role: 'title', ...mandatory(fields.entryName) },
        {
          name: 'theme',
          kind: 'select',
          role: 'category',
          options: [
            { value: 'water', label: 'Water' },
            { value: 'roads', label: 'Roads' },
          ],
          ...mandatory(fields.theme),
        },
        {
          name: 'prizeMoney',
          kind: 'number',
          role: 'amount',
          ...prize,
          ...mandatory(fields.prizeMoney, within(prize, fields.prizeMoney.outOfRange)),
        },
        { name: 'pitch', kind: 'longText', role: 'description', ...mandatory(fields.pitch) },
        { name: 'poster', kind: 'file', accept: ['png'], ...mandatory(fields.poster) },
      ],
    },
    teamSection,
  ],
} as const satisfies GrantForm
