/*
 * How numbers look in texts, as patterns. Apart from what reads them (`answers/aadhaar.ts`, `digits.ts`,
 * `pasted.ts`), because every visit has a log that looks for them, and needs no more than this.
 */

export const joiners = String.raw`\u200C\u200D`
export const otherUnseen = String.raw`\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF`
const hyphens = String.raw`\-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D`

/** What people and programs put between the digits of a number, as the inside of a character class. */
export const betweenDigits = String.raw`\s${hyphens}${joiners}${otherUnseen}`

/** A digit of any keyboard in use here (`latinDigits`). */
export const anyDigit = '[0-9૦-૯०-९０-９]'

/** Whatever may be an Aadhaar number, in any digits and grouping. */
export const twelveDigits = new RegExp(`${anyDigit}(?:[${betweenDigits}]*${anyDigit}){11}`, 'g')
