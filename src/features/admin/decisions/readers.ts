import type { OfficeApplication } from '../../../storage/office/officeApplications'

/**
 * Who of these applicants reads the decision and its remark in My Applications: only whoever submitted
 * on this device. Samples are nobody's, and those added by the office came without the portal.
 */
export type Readers = 'all' | 'some' | 'none'

export function readersOf(applications: readonly Pick<OfficeApplication, 'origin'>[]): Readers {
  const own = applications.filter(({ origin }) => origin === 'submitted').length
  if (own === 0) return 'none'
  return own === applications.length ? 'all' : 'some'
}
