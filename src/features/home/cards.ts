import { paths } from '../../lib/paths'

/* The icon and link of each card. */

export const programmeCards = [
  { id: 'poc', icon: 'prototype', to: paths.beneficiariesPoc },
  { id: 'ipr', icon: 'patent', to: paths.beneficiariesIpr },
  { id: 'hackathon', icon: 'hackathon', to: paths.beneficiariesHackathon },
] as const

export const landingCards = [
  { id: 'poc', icon: 'prototype', to: paths.beneficiariesPoc },
  { id: 'ipr', icon: 'patent', to: paths.beneficiariesIpr },
  { id: 'events', icon: 'idea', to: paths.events },
  { id: 'mentorship', icon: 'mentor', to: paths.ssipCell },
] as const

export const processSteps = [
  { id: 'submit', icon: 'idea' },
  { id: 'review', icon: 'review' },
  { id: 'pitch', icon: 'pitch' },
  { id: 'fund', icon: 'fund' },
] as const

export const resourceCards = [
  { id: 'policy', icon: 'document', to: paths.policyEnglish },
  { id: 'formats', icon: 'pitch', to: paths.downloads },
  { id: 'events', icon: 'calendar', to: paths.events },
  { id: 'questions', icon: 'question', to: paths.faq },
] as const
