/** The texts of the calls in `sample.ts`, by id. */
export const opportunitiesCopy = {
  'call-poc': {
    title: 'PoC grant',
    category: 'Proof of concept',
    summary: 'Twelve months to show that an idea works, paid in three parts by milestone.',
  },
  'call-patent': {
    title: 'Patent support',
    category: 'Intellectual property',
    summary: 'Prior art search, drafting and filing with an IP facilitator.',
  },
  'call-design': {
    title: 'Design registration support',
    category: 'Intellectual property',
    summary: 'For the shape of a product, with drawings and photographs.',
  },
  'call-trademark': {
    title: 'Trademark support',
    category: 'Intellectual property',
    summary: 'For the name and the logo of a startup that grew out of a grant.',
  },
}

/** The texts of the programme's activities, by the ids in `sample.ts`. */
export const programmeActivitiesCopy = {
  'act-1': '₹80,000 paid for “Solar dryer for chilli farmers”',
  'act-2': 'Documents requested for “Attendance by voice for evening schools”',
  'act-3': 'Review comment on “Patent for a folding drip emitter”',
}
