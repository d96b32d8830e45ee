/** What a category of the programme has to spend (spec §3), in rupees. */
export type FundingCategory = {
  category: string
  /** Utilised, pending and available together. */
  allocated: number
  /** Paid out. */
  utilized: number
  /** Asked for and not yet decided. */
  pending: number
  /** Left for new applications. */
  available: number
}

const crore = 10_000_000

/** Sample: ₹10 Cr pending and ₹15 Cr available (spec §9), so that 85 % of the budget is spoken for. */
export const fundingSample: FundingCategory[] = [
  ['Technology', 24.5, 2.5, 3],
  ['Healthcare', 17, 2.2, 2.8],
  ['Energy', 11.5, 1.7, 2.8],
  ['Agriculture', 13.4, 1.4, 2.2],
  ['Education', 6.1, 1.2, 2.7],
  ['Blockchain', 2.5, 1, 1.5],
].map(([category, ...amounts]) => {
  const [utilized = 0, pending = 0, available = 0] = amounts.map((amount) =>
    Math.round(Number(amount) * crore),
  )
  return {
    category: String(category),
    allocated: utilized + pending + available,
    utilized,
    pending,
    available,
  }
})

/** The categories together. */
export function totalFunding(categories: readonly FundingCategory[]): FundingCategory {
  const sum = (key: 'allocated' | 'utilized' | 'pending' | 'available') =>
    categories.reduce((total, category) => total + category[key], 0)
  return {
    category: 'All categories',
    allocated: sum('allocated'),
    utilized: sum('utilized'),
    pending: sum('pending'),
    available: sum('available'),
  }
}
