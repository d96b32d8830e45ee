import { paths } from '../../lib/paths'

export type NavLink = { label: string; to: string }
export type NavGroup = { label: string; links: NavLink[] }

/** The groups of the bar, for everybody (spec §2). */
export const publicGroups: NavGroup[] = [
  {
    label: 'About',
    links: [
      { label: 'Partner institutions', to: paths.institute },
      { label: 'The policy', to: paths.ssip },
      { label: 'Programme cell', to: paths.ssipCell },
      { label: 'Scrutiny committee', to: paths.scrutinyCommittee },
      { label: 'Implementation committee', to: paths.implementationCommittee },
    ],
  },
  {
    label: 'Beneficiaries',
    links: [
      { label: 'PoC grant', to: paths.beneficiariesPoc },
      { label: 'IPR support', to: paths.beneficiariesIpr },
      { label: 'Hackathon', to: paths.beneficiariesHackathon },
    ],
  },
  {
    label: 'Downloads',
    links: [
      { label: 'All documents', to: paths.downloads },
      { label: 'SSIP policy (English)', to: paths.policyEnglish },
      { label: 'SSIP policy (Gujarati)', to: paths.policyGujarati },
      { label: 'Financial guidelines', to: paths.financialGuidelines },
      { label: 'Institute policy', to: paths.institutePolicy },
      { label: 'Screening guide', to: paths.screeningGuide },
      { label: 'PoC presentation format', to: paths.pocPptFormat },
      { label: 'IPR presentation format', to: paths.iprPptFormat },
      { label: 'Bonafide certificate format', to: paths.bonafideFormat },
      { label: 'List of IP facilitators', to: paths.ipFacilitators },
    ],
  },
]

export const publicLinks: NavLink[] = [
  { label: 'Events', to: paths.events },
  { label: 'Contact', to: paths.contact },
]

/** For everybody who is signed in. */
export const applyGroup: NavGroup = {
  label: 'Apply',
  links: [
    { label: 'PoC Grant', to: paths.applyPoc },
    { label: 'IPR Grant', to: paths.applyIpr },
  ],
}

export const userLinks: NavLink[] = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'Profile', to: paths.profile },
  { label: 'My Applications', to: paths.myApplications },
]

export const adminLinks: NavLink[] = [
  { label: 'Manage Applications', to: paths.adminApplications },
  { label: 'Manage Users', to: paths.adminUsers },
  { label: 'Reports & Analytics', to: paths.adminReports },
]
