/*
 * The figures of the reports are fixed (spec §9). Amounts are rupees. People and institutions are invented.
 */

export const headline = {
  applications: 145,
  approved: 89,
  /** Per cent: 89 of 145. */
  successRate: 61.4,
  institutions: 35,
  /** Per cent. */
  budgetUtilised: 85,
  pendingApprovals: 100_000_000,
  availableBudget: 150_000_000,
}

/** The financial year 2025-26, oldest first; the sums are those of the headline. */
export const months = [
  { month: 'Apr 2025', applications: 8, approved: 4, funding: 48_000_000 },
  { month: 'May 2025', applications: 7, approved: 4, funding: 44_000_000 },
  { month: 'Jun 2025', applications: 9, approved: 5, funding: 52_000_000 },
  { month: 'Jul 2025', applications: 12, approved: 7, funding: 66_000_000 },
  { month: 'Aug 2025', applications: 14, approved: 9, funding: 81_000_000 },
  { month: 'Sep 2025', applications: 13, approved: 8, funding: 74_000_000 },
  { month: 'Oct 2025', applications: 10, approved: 6, funding: 60_000_000 },
  { month: 'Nov 2025', applications: 11, approved: 7, funding: 65_000_000 },
  { month: 'Dec 2025', applications: 12, approved: 7, funding: 68_000_000 },
  { month: 'Jan 2026', applications: 15, approved: 10, funding: 89_000_000 },
  { month: 'Feb 2026', applications: 16, approved: 11, funding: 98_000_000 },
  { month: 'Mar 2026', applications: 18, approved: 11, funding: 105_000_000 },
]

export const grantTypes = [
  { name: 'PoC Grant', applications: 92, approved: 58 },
  { name: 'IPR Support', applications: 53, approved: 31 },
]

/** Available is what is allocated and not utilized; pending approvals ask for a part of it. */
export const categories = [
  {
    name: 'Technology',
    applications: 42,
    approved: 27,
    allocated: 300_000_000,
    utilized: 262_000_000,
    pending: 26_000_000,
    available: 38_000_000,
  },
  {
    name: 'Healthcare',
    applications: 31,
    approved: 20,
    allocated: 220_000_000,
    utilized: 187_000_000,
    pending: 22_000_000,
    available: 33_000_000,
  },
  {
    name: 'Energy',
    applications: 24,
    approved: 15,
    allocated: 160_000_000,
    utilized: 136_000_000,
    pending: 16_000_000,
    available: 24_000_000,
  },
  {
    name: 'Agriculture',
    applications: 22,
    approved: 13,
    allocated: 150_000_000,
    utilized: 128_000_000,
    pending: 17_000_000,
    available: 22_000_000,
  },
  {
    name: 'Education',
    applications: 16,
    approved: 9,
    allocated: 100_000_000,
    utilized: 84_000_000,
    pending: 11_000_000,
    available: 16_000_000,
  },
  {
    name: 'Blockchain',
    applications: 10,
    approved: 5,
    allocated: 70_000_000,
    utilized: 53_000_000,
    pending: 8_000_000,
    available: 17_000_000,
  },
]

/** Those with the most approved applications. */
export const institutions = [
  {
    name: 'Sabarmati Institute of Technology',
    applications: 24,
    approved: 17,
    funding: 158_000_000,
    successRate: 70.8,
  },
  {
    name: 'Narmada College of Engineering',
    applications: 19,
    approved: 13,
    funding: 121_000_000,
    successRate: 68.4,
  },
  {
    name: 'State Technical University',
    applications: 17,
    approved: 11,
    funding: 104_000_000,
    successRate: 64.7,
  },
  {
    name: 'Saurashtra Polytechnic University',
    applications: 14,
    approved: 8,
    funding: 76_000_000,
    successRate: 57.1,
  },
  {
    name: 'Kutch School of Design',
    applications: 11,
    approved: 6,
    funding: 52_000_000,
    successRate: 54.5,
  },
  {
    name: 'Gir Agricultural Institute',
    applications: 9,
    approved: 5,
    funding: 41_000_000,
    successRate: 55.6,
  },
]
