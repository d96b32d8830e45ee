import { grouped } from './grouped'

/** `250000` becomes `₹2,50,000`, and `49.5` becomes `₹49.50`. */
export function formatRupees(amount: number): string {
  const [rupees, paise = '00'] = amount.toFixed(2).split('.')
  return `₹${grouped(Number(rupees))}${paise === '00' ? '' : `.${paise}`}`
}
