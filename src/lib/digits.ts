/**
 * Converts Gujarati and Devanagari digits to Latin ones: `૯૮૭` and `९८७` are 987. Everything else
 * stays.
 */
export function latinDigits(typed: string): string {
  return typed.replace(/[૦-૯०-९]/g, (digit) => String((digit.charCodeAt(0) - zero) % 0x10))
}

/** A pattern of a digit in any of the three scripts. */
export const anyDigit = '[0-9૦-૯०-९]'

/** A pattern of this digit in any of the three scripts, by its Latin form. */
export function digitInAnyScript(digit: string): string {
  const others = [zero, gujaratiZero].map((first) => String.fromCharCode(first + Number(digit)))
  return `[${digit}${others.join('')}]`
}

// In both scripts the code of the digit zero ends in 6.
const zero = 0x966
const gujaratiZero = 0xae6
