/**
 * Converts Gujarati and Devanagari digits to Latin ones: `૯૮૭` and `९८७` are 987. Everything else
 * stays.
 */
export function latinDigits(typed: string): string {
  return typed.replace(/[૦-૯०-९]/g, (digit) => String((digit.charCodeAt(0) - zero) % 0x10))
}

// In both scripts the code of the digit zero ends in 6.
const zero = 0x966
