/**
 * The categories of the programme's reports (spec §9), suggested while the applicant types the broad
 * area.
 */
export const broadAreas = [
  'Technology',
  'Healthcare',
  'Energy',
  'Agriculture',
  'Education',
  'Blockchain',
] as const
