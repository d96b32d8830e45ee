import type { FormWords } from '../grantForm'

export const iprCopy = {
  form: {
    grantType: 'IPR Support',
    application: 'IPR Grant application',
    untitled: 'Untitled IPR Grant application',
    continueDraft: (complete, total, saved) =>
      `Continue your IPR application: ${complete} of ${total} sections filled in, saved ${saved} on this device`,
    replaceDraft: 'Replace your IPR Grant draft?',
    otherCopy: 'This copy was saved from the IPR Grant form. Open it from there.',
    submitted: 'IPR Grant application submitted successfully!',
  } satisfies FormWords,
  /** The words of spec §3, by the stored answer. */
  types: {
    Patent: 'Patent',
    Copyright: 'Copyright',
    Trademark: 'Trademark',
    'Industrial Design': 'Industrial Design',
    'Plant Variety': 'Plant Variety',
    'Circuit Layout': 'Circuit Layout',
  },
  sections: {
    right: {
      title: 'Intellectual property',
      intro: 'What you want to protect, and what the protection costs.',
    },
    description: {
      title: 'What it is',
      intro: 'The work itself, and what you have done so far.',
    },
    novelty: {
      title: 'Novelty and support',
      intro: 'What is new about it, and what you found in the search for prior art.',
    },
  },
  fields: {
    iprTitle: {
      label: 'Title of the intellectual property',
      missing: 'Enter the title of the intellectual property',
    },
    iprType: { label: 'IPR type', missing: 'Choose the IPR type' },
    pocDescription: { label: 'Description', missing: 'Describe the intellectual property' },
    priorArtReport: {
      label: 'Prior art report',
      missing: 'Describe what the search for prior art found',
    },
  },
}
