import { plural } from '../../../lib/grammar'

export const yearsOfExperience = (years: number) =>
  plural(years, { one: `${years} year`, other: `${years} years` })

export const facilitatorWords = {
  trivedi: {
    specialization: 'Mechanical and medical devices',
    qualifications: 'BE Mechanical, LLB, registered patent agent',
    services: ['Prior art search', 'Patent drafting and filing', 'Examination replies'] as const,
  },
  daruwala: {
    specialization: 'Chemistry, materials and textiles',
    qualifications: 'PhD Chemistry, registered patent agent',
    services: [
      'Prior art search',
      'Patent drafting and filing',
      'Freedom-to-operate opinions',
    ] as const,
  },
  nambiar: {
    specialization: 'Software, electronics and copyright',
    qualifications: 'MTech Electronics, LLB, registered patent agent',
    services: [
      'Software and circuit patents',
      'Copyright registration',
      'Licence agreements',
    ] as const,
  },
  ravalia: {
    specialization: 'Trademarks and designs',
    qualifications: 'LLM, trademark attorney',
    services: ['Trademark search and filing', 'Design registration', 'Oppositions'] as const,
  },
}

export const caseWords = {
  slate: {
    title: 'Sensor slate for learning Braille',
    category: 'Patent, education',
    impact: 'Licensed to a maker of school aids; used in 12 schools',
    description:
      'A pressure film under an ordinary Braille slate recognises each letter as it is written and speaks it in three languages.',
  },
  pump: {
    title: 'Metal-free membrane pump for brine',
    category: 'Patent, energy',
    impact: '210 pumps sold to salt farmers in two seasons',
    description:
      'A solar pump whose wetted parts are moulded rubber and glass fibre, so that nothing in it can rust in the salt pans.',
  },
  loom: {
    title: 'Optical stop for power looms',
    category: 'Patent, technology',
    impact: '41% less waste in a six-month trial',
    description:
      'A camera that costs less than a month’s electricity sees a broken thread and stops the loom within half a second.',
  },
  bridges: {
    title: 'Acoustic crack detection on steel bridges',
    category: 'Patent, technology',
    impact: 'Three bridges being monitored by the roads department',
    description:
      'Sensors that tell the sound of a growing crack from traffic and rain, and run for two years on one battery.',
  },
  box: {
    title: 'Thandi Peti, the cold box',
    category: 'Trademark and design, healthcare',
    impact: 'A company of seven people; in use at 34 health centres',
    description:
      'The name and the shape of a vaccine carrier that keeps 2 to 8 °C for nine hours, registered before its first sale.',
  },
}
