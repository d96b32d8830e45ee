import { expect, test } from 'vitest'
import { glossaryIn, says, termsIn } from '../../support/glossary'
import { translations } from '../../support/languages'
import { wordsAround } from '../../support/messages'
import { spokenFiles } from '../../support/spoken'
import { typedByPeople } from '../../support/typedByPeople'

test.each(translations)('one word for one thing, as docs/glossary.md has it: %s', async (id) => {
  const terms = glossaryIn(id)
  const files = (await spokenFiles(id)).filter(({ file }) => !typedByPeople.has(file))
  const found = files.flatMap(({ file, english, translation }) =>
    [...english.messages].flatMap(([key, text]) => {
      const here = translation.messages.get(key) ?? ''
      return termsIn(withoutOtherSenses(withoutNames(wordsAround(text), here)), terms)
        .filter((term) => !says(wordsAround(here), term))
        .map((term) => `${term.english}: ${file} ${key}: ${text} | ${here}`)
    }),
  )
  expect(found).toEqual([])
})

/** Without what is the same in the translation as in English: names, addresses, files. */
function withoutNames(text: string, translation: string): string {
  const names = translation.match(/[A-Za-z][\w.@/-]*( [A-Za-z][\w.@/-]*)*/g) ?? []
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** Phrases in which a word of the glossary means something else. */
const otherSenses: readonly RegExp[] = [
  // Other meanings of 'sign'.
  /sign up|signs you out|name or sign/gi,
  /money close|as close to|reads back|get back in|take home/gi,
  /not help against|help desk/gi,
  /report to the|check the status|policy names|law of the state applies/gi,
  // Other meanings of 'account'.
  /accounts officer|and accounts|one account|you (have )?account(ed)? for/gi,
  /a share\b|people who share this computer/gi,
  /can be granted|patent granted/gi,
  // Other meanings of single words.
  /medical devices?|a device, a material/gi,
  /users and founders|(two|what) reviewers/gi,
  /a field still has|in one field|knows your field/gi,
  // 'Term' as a semester.
  /plan your term/gi,
  /application error|supported by|show the answer|State Student Innovation Challenge|fair terms/gi,
]

function withoutOtherSenses(text: string): string {
  return otherSenses.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)
}
