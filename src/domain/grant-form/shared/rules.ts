import { aadhaarDigits } from '../../../lib/answers/aadhaar'
import { mobileDigits } from '../../../lib/answers/mobile'
import {
  email,
  isInDigits,
  parseNumber,
  required,
  type Rule,
} from '../../../lib/answers/validation'
import type { Field } from '../grantForm'
import { ruleCopy as copy } from './copy'

/** A field's texts in a `copy.ts`. */
type FieldWords = {
  readonly label: string
  readonly hint?: string
  /** The message while the field is empty. */
  readonly missing: string
}

/** The texts and rules of a mandatory field; the rule that it must be answered comes first. */
export function mandatory(
  { label, hint, missing }: FieldWords,
  ...others: readonly Rule[]
): Pick<Field, 'label' | 'hint' | 'rules'> {
  return { label, ...(hint !== undefined && { hint }), rules: [required(missing), ...others] }
}

/** Text, @, text, dot, text (spec §5). */
export const emailRule = email(copy.email)

/** Exactly 10 digits (spec §5), as `mobileDigits` reads them. */
export const mobileRule: Rule = (typed) =>
  /^\d{10}$/.test(mobileDigits(typed)) ? undefined : copy.mobile

/** Exactly 12 digits (spec §5), as `aadhaarDigits` reads them. */
export const aadhaarRule: Rule = (typed) =>
  /^\d{12}$/.test(aadhaarDigits(typed)) ? undefined : copy.aadhaar

/** An amount as people type it, within these limits; `message` is for one outside of them. */
export function within(limits: { min: number; max?: number }, message: string): Rule {
  return (typed) => {
    if (!isInDigits(typed)) return copy.amount
    const value = parseNumber(typed)
    // Of hundreds of digits a computer makes infinity.
    const max = limits.max ?? Number.MAX_VALUE
    return value >= limits.min && value <= max ? undefined : message
  }
}
