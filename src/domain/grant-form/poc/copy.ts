import type { FormWords } from '../grantForm'

export const pocCopy = {
  form: {
    grantType: 'PoC Grant',
    application: 'PoC Grant application',
    untitled: 'Untitled PoC Grant application',
    continueDraft: (complete, total, saved) =>
      `Continue your PoC application: ${complete} of ${total} sections filled in, saved ${saved} on this device`,
    replaceDraft: 'Replace your PoC Grant draft?',
    otherCopy: 'This copy was saved from the PoC Grant form. Open it from there.',
    submitted: 'PoC Grant application submitted successfully!',
  } satisfies FormWords,
  sections: {
    project: {
      title: 'Project',
      intro: 'What you want to prove, and what it costs. Support goes up to ₹2 lakhs.',
    },
    idea: {
      title: 'Idea and method',
      intro: 'What it is, what you have done so far, and what you will do next.',
    },
    strength: {
      title: 'Strength and outcomes',
      intro: 'Why it should work, and what you will have at the end.',
    },
    market: {
      title: 'Market and support',
      intro: 'Who else sells something like it, for how much, and who would buy yours.',
    },
  },
  fields: {
    pocTitle: {
      label: 'Title of the proof of concept',
      missing: 'Enter the title of the proof of concept',
    },
    pocDescription: {
      label: 'Description of the proof of concept',
      hint: 'Minimum 100 characters',
      missing: 'Describe the proof of concept',
    },
    methodology: { label: 'Methodology', missing: 'Describe the methodology' },
    expectedOutcomes: { label: 'Expected outcomes', missing: 'Describe the expected outcomes' },
    marketCompetitors: {
      label: 'Competitors in the market',
      missing: 'Name the competitors in the market',
    },
    productPrice: {
      label: 'Price of the product (₹)',
      missing: 'Enter the price of the product',
      outOfRange: (min: string) => `The price of the product must be ${min} or more`,
    },
    productMarket: {
      label: 'Market for the product',
      missing: 'Describe the market for the product',
    },
  },
}
