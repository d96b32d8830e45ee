import { expect, test } from 'vitest'
import { sampleInstitutions } from '../../../src/domain/programme/sampleInstitutions'
import { translations } from '../../support/languages'
import { wordsAround } from '../../support/messages'
import { spokenFiles } from '../../support/spoken'
import { typedByPeople } from '../../support/typedByPeople'

/** What stays in Latin letters in every language, by reason. */
const latinWords = {
  'the programme, its grants and those it deals with': 'SSIP PoC IPR IP UGC AICTE',
  'kinds and sizes of files, and what reads them':
    'PDF JPG JPEG PNG ZIP CSV JSON MB kB CORS SHA SMS',
  'networks, keys and hours, as devices show them': 'Wi Fi Ctrl Enter Escape AM PM',
  'a sample student, a sample team': 'Asha Jalmitra',
  'before the name of a file, where a machine may have no other letters': 'DEMO',
}
const latin = new Set(Object.values(latinWords).flatMap((words) => words.split(' ')))

/** Names of institutions are invented, and written as on their letterhead. */
const names = sampleInstitutions.map(({ name }) => name)

/** Files and their contents, addresses and email addresses. */
const address = /https?:\/\/|\S+@\S+|[\w.-]*\.(json|txt|ics|html|zip|ssip-draft)\b|“content”/g

/** Messages that are English in every language, by file. */
const englishOnly: Readonly<Record<string, RegExp>> = {
  // The office, and a page for operators.
  'app/copy.ts': /^pageWords\.(connectionTest|admin\w+)\./,
  'app/descriptionCopy.ts': /^pageDescriptions\.(connectionTest|admin\w+)$/,
  'domain/application/copy.ts': /^(decisionLabel\.|decisionDone|changeText)/,
  'domain/user/copy.ts': /^roleLabel\./,
  // Folders in the pack and the foot of the paper, which the office reads.
  'features/my-applications/pack/copy.ts':
    /^(packCopy\.(attachments|later)Folder|paperCopy\.foot\(.*)$/,
}

/** Targets of links, and ids of choices. */
const noWords = /\.(to|value)$/

test.each(translations)('a translation contains no left-over English: %s', async (id) => {
  const files = (await spokenFiles(id)).filter(({ file }) => !typedByPeople.has(file))
  const found = files.flatMap(({ file, translation }) =>
    [...translation.messages]
      .filter(([key]) => !noWords.test(key) && englishOnly[file]?.test(key) !== true)
      .flatMap(([key, text]) => {
        const words = englishIn(text)
        return words.length > 0 ? [`${file} ${key}: ${words.join(' ')} | ${text}`] : []
      }),
  )
  expect(found).toEqual([])
})

test('a Hindi sentence ends with a full stop of its own script', async () => {
  const found = (await spokenFiles('hi')).flatMap(({ file, translation }) =>
    [...translation.messages].flatMap(([key, text]) =>
      /\p{Script=Devanagari}\.(\s|$)/u.test(text) ? [`${file} ${key}: ${text}`] : [],
    ),
  )
  expect(found).toEqual([])
})

test('left-over English is found wherever it is', () => {
  expect(englishIn('તમારી અરજી submit કરો')).toEqual(['submit'])
  expect(englishIn('⟦name⟧: SSIP, answers.json, State Technical University')).toEqual([])
})

function englishIn(text: string): string[] {
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), wordsAround(text))
  return (rest.replaceAll(address, ' ').match(/[A-Za-z]{2,}/g) ?? []).filter(
    (word) => !latin.has(word),
  )
}
