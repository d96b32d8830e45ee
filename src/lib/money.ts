import { grouped } from './grouped'

/** `250000` becomes `₹2,50,000`, and `49.5` becomes `₹49.50`. */
export function formatRupees(amount: number): string {
  const [rupees, paise = '00'] = amount.toFixed(2).split('.')
  return `₹${grouped(Number(rupees))}${paise === '00' ? '' : `.${paise}`}`
}

/**
 * The short form of report amounts (spec §9): 1,00,00,000 and above as Cr with one decimal,
 * 1,00,000 and above as L with one decimal, otherwise the full rupee number.
 */
export function formatAmountShort(amount: number): string {
  if (amount >= 10_000_000) return `₹${(amount / 10_000_000).toFixed(1)} Cr`
  if (amount >= 100_000) return `₹${(amount / 100_000).toFixed(1)} L`
  return formatRupees(amount)
}
