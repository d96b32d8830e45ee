import { formatRupees } from '../money'

/**
 * The short form of report amounts (spec §9): 1,00,00,000 and above as Cr with one decimal,
 * 1,00,000 and above as L with one decimal, otherwise the full rupee number.
 */
export function formatAmountShort(amount: number): string {
  if (amount >= 10_000_000) return `₹${oneDecimal(amount, 10_000_000)} Cr`
  if (amount >= 100_000) return `₹${oneDecimal(amount, 100_000)} L`
  return formatRupees(amount)
}

/** `toFixed` alone rounds 4.85 down and 7.65 up, because of how they are stored. */
function oneDecimal(amount: number, unit: number): string {
  return (Math.round((amount * 10) / unit) / 10).toFixed(1)
}
