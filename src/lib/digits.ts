/**
 * Converts Gujarati and Devanagari digits, and the wide ones of Chinese and Japanese keyboards, to
 * Latin ones: `૯૮૭`, `९८७` and `９８７` are 987. Everything else stays.
 */
export function latinDigits(typed: string): string {
  return typed.replace(/[૦-૯०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String((code - (code < wideZero ? zero : wideZero)) % 0x10)
  })
}

/** A pattern of this digit in any of these forms, by its Latin one. */
export function digitInAnyScript(digit: string): string {
  const others = [zero, gujaratiZero, wideZero].map((first) =>
    String.fromCharCode(first + Number(digit)),
  )
  return `[${digit}${others.join('')}]`
}

// In both Indian scripts the code of the digit zero ends in 6.
const zero = 0x966
const gujaratiZero = 0xae6
const wideZero = 0xff10
