import { language } from './language'
import { lazily } from './lazily'

const rules = lazily(() => new Intl.PluralRules(language.locale))
const choice = lazily(
  () => new Intl.ListFormat(language.locale, { style: 'short', type: 'disjunction' }),
)

/** The forms of a phrase: English, Gujarati and Hindi distinguish the same two. */
type PluralForms<Form> = Record<'one' | 'other', Form>

/** The form for a count: `plural(1, { one: 'question', other: 'questions' })`. */
export function plural<Form>(count: number, forms: PluralForms<Form>): Form {
  return rules().select(count) === 'one' ? forms.one : forms.other
}

/**
 * Names or words as a list: `Nirali Vasava, Harsh Rathwa`. The same in every language of the portal,
 * so that a first visit need not create an `Intl.ListFormat`.
 */
export function listed(items: readonly string[]): string {
  return items.join(', ')
}

/** Alternatives: `PDF, JPG or PNG`. */
export function alternatives(items: readonly string[]): string {
  return choice().format(items)
}
