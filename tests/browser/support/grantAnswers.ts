export type Kind = 'poc' | 'ipr'

type Answer = [label: string, text: string]

const institution: Answer[] = [
  ['Institution', 'Sabarmati Institute of Technology'],
  ['Head of institution', 'Dr Rekha Bhatt'],
]

/** The answer for each label of the application itself, by form and step. */
export const stepAnswers: Record<Kind, Readonly<Record<string, Answer[]>>> = {
  poc: {
    project: [
      ['Title of the proof of concept', 'Solar dryer for mango pulp'],
      ['Broad area', 'Agriculture'],
      ['Financial assistance required (₹)', '180000'],
      ...institution,
    ],
    team: [],
    mentor: [],
    idea: [
      ['Department', 'Mechanical Engineering'],
      [
        'Description of the proof of concept',
        'A dryer that runs on sunlight and keeps pulp clean.',
      ],
      ['Work done so far', 'A bench model dries two kilograms a day.'],
      ['Methodology', 'Build, measure, improve, in three rounds.'],
    ],
    strength: [
      ['Core strength', 'No moving parts.'],
      ['Expected outcomes', 'A field unit for twenty farms.'],
    ],
    market: [
      ['Competitors in the market', 'Electric tray dryers.'],
      ['Price of the product (₹)', '24000'],
      ['Market for the product', 'Growers in Valsad and Kutch.'],
    ],
  },
  ipr: {
    right: [
      ['Title of the intellectual property', 'Self-levelling survey tripod'],
      ['Broad area', 'Technology'],
      ['Financial assistance required (₹)', '45000'],
      ...institution,
    ],
    team: [],
    mentor: [],
    description: [
      ['Department', 'Civil Engineering'],
      ['Description', 'A tripod head that levels itself in four seconds.'],
      ['Work done so far', 'A working model and three test reports.'],
    ],
    novelty: [
      ['Core strength', 'It needs no battery.'],
      ['Prior art report', 'Two older patents use motors; none is passive.'],
    ],
  },
}

/** All of them, in the order of the form. */
export const answers: Record<Kind, Answer[]> = {
  poc: Object.values(stepAnswers.poc).flat(),
  ipr: Object.values(stepAnswers.ipr).flat(),
}
