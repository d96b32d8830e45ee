import type { Samples } from '../sample/samples'

/** A category of the programme's budget (spec §3), in rupees. */
export type FundingCategory = {
  category: string
  /** Utilised plus available. */
  allocated: number
  /** Paid out. */
  utilized: number
  /** The part of `available` that is requested and not yet decided. */
  pending: number
  /** Allocated but not yet paid out. */
  available: number
}

const crore = 10_000_000

/**
 * Sample: 85 % of ₹100 Cr is utilised, ₹15 Cr is available, and approvals for ₹10 Cr of that are
 * pending (spec §9). This is the budget of the whole programme; grants to students are a small part.
 */
export const fundingSample: FundingCategory[] = [
  ['Technology', 30, 26.2, 2.6],
  ['Healthcare', 22, 18.7, 2.2],
  ['Energy', 16, 13.6, 1.6],
  ['Agriculture', 15, 12.8, 1.7],
  ['Education', 10, 8.4, 1.1],
  ['Blockchain', 7, 5.3, 0.8],
].map(([category, ...amounts]) => {
  const [allocated = 0, utilized = 0, pending = 0] = amounts.map((amount) =>
    Math.round(Number(amount) * crore),
  )
  return {
    category: String(category),
    allocated,
    utilized,
    pending,
    available: allocated - utilized,
  }
})

/** The sum of the categories. */
export function totalFunding(
  categories: readonly FundingCategory[],
): Omit<FundingCategory, 'category'> {
  const sum = (key: keyof Omit<FundingCategory, 'category'>) =>
    categories.reduce((total, category) => total + category[key], 0)
  return {
    allocated: sum('allocated'),
    utilized: sum('utilized'),
    pending: sum('pending'),
    available: sum('available'),
  }
}

/** The share of its allocation that is paid out, in whole per cent. */
export function utilizedPercent({
  utilized,
  allocated,
}: Pick<FundingCategory, 'utilized' | 'allocated'>): number {
  return allocated === 0 ? 0 : Math.round((utilized * 100) / allocated)
}

/** The sample's budget; the portal knows no real one. */
export function fundingOn({ on }: Pick<Samples, 'on'>): FundingCategory[] {
  return on ? fundingSample : []
}
