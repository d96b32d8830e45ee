/**
 * Every route of the portal: its pattern, and its builder if it has parameters. Links never spell out
 * a path.
 */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  register: '/register',
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
  applyPoc: '/apply/poc-grant',
  applyIpr: '/apply/ipr-grant',
  profile: '/profile',
  myApplications: '/my-applications',
  /** The receipt of a submission on this device, and its pack to hand in. */
  receipt: '/my-applications/:submissionId/receipt',
  adminDashboard: '/admin/dashboard',
  adminApplications: '/admin/applications',
  adminUsers: '/admin/users',
  adminReports: '/admin/reports',
  institute: '/about/institute',
  ssip: '/about/ssip',
  ssipCell: '/about/ssip-cell',
  scrutinyCommittee: '/about/scrutiny-committee',
  implementationCommittee: '/about/implementation-committee',
  beneficiariesPoc: '/beneficiaries/poc',
  beneficiariesIpr: '/beneficiaries/ipr',
  beneficiariesHackathon: '/beneficiaries/hackathon',
  downloads: '/downloads',
  policyEnglish: '/downloads/ssip-policy-english',
  policyGujarati: '/downloads/ssip-policy-gujarati',
  financialGuidelines: '/downloads/financial-guidelines',
  institutePolicy: '/downloads/institute-policy',
  screeningGuide: '/downloads/screening-guide',
  pocPptFormat: '/downloads/poc-ppt-format',
  iprPptFormat: '/downloads/ipr-ppt-format',
  bonafideFormat: '/downloads/bonafide-format',
  ipFacilitators: '/downloads/ip-facilitators',
  events: '/events',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  connectionTest: '/test',
} as const

/** Where the receipt of one submission is shown. */
export function receiptPath(submissionId: string): string {
  return paths.receipt.replace(':submissionId', encodeURIComponent(submissionId))
}

/** The search parameter with the application whose details are open over the list. */
export const applicationParameter = 'application'

/** The list with one application's details open. */
export function applicationPath(applicationId: string): string {
  return `${paths.myApplications}?${applicationParameter}=${encodeURIComponent(applicationId)}`
}

/** The heading of the eligibility questions, on each grant's page. */
export const eligibilityId = 'am-i-eligible'
export const eligibilityPath = {
  poc: `${paths.beneficiariesPoc}?tab=eligibility#${eligibilityId}`,
  ipr: `${paths.beneficiariesIpr}#${eligibilityId}`,
} as const
