import { beforeAll, describe, expect, test } from 'vitest'
import { translations } from '../../support/languages'
import { partsOf, type Messages } from '../../support/messages'
import { spokenFiles, type SpokenFile } from '../../support/spoken'
import { typedByPeople } from '../../support/typedByPeople'

describe.each(translations)('each translated file says what the English one says: %s', (id) => {
  let files: SpokenFile[]
  beforeAll(async () => {
    files = await spokenFiles(id)
  })

  /** The problems in each file that has any. */
  const wrong = (look: (file: SpokenFile) => string[]) =>
    files.flatMap((one) => look(one).map((what) => `${one.file}: ${what}`))

  test('under the same names', () => {
    const found = wrong(({ english, translation }) => [
      ...missing(english.exports, translation.exports),
      ...superfluous(english.exports, translation.exports),
    ])
    expect(found).toEqual([])
  })

  test('with the same messages', () => {
    const found = wrong(({ file, english, translation }) =>
      typedByPeople.has(file)
        ? []
        : [
            ...missing(english.messages.keys(), translation.messages.keys()),
            // A message may accept more kinds of arguments than the English one.
            ...superfluous(names(english.messages), names(translation.messages)),
          ],
    )
    expect(found).toEqual([])
  })

  test('with as many parameters', () => {
    const found = wrong(({ english, translation }) => {
      const counts = new Map(translation.parts)
      return english.parts.flatMap(([key, count]) =>
        counts.get(key) === count ? [] : [`${key} takes ${count}, here ${counts.get(key)}`],
      )
    })
    expect(found).toEqual([])
  })

  test('and every part of a message is called', () => {
    const found = wrong(({ english }) => {
      const heard = names(english.messages)
      return english.parts.flatMap(([key]) => (heard.has(key) ? [] : [key]))
    })
    expect(found).toEqual([])
  })

  test('and each argument occurs wherever it occurs in the English', () => {
    const found = wrong(({ english, translation }) =>
      [...english.messages].flatMap(([key, text]) => {
        const here = translation.messages.get(key) ?? ''
        return partsOf(key, text)
          .filter((part) => !here.includes(part))
          .map((part) => `${key} leaves out ${part}: ${here}`)
      }),
    )
    expect(found).toEqual([])
  })

  test('and no message is empty unless the English is', () => {
    const found = wrong(({ english, translation }) =>
      [...english.messages].flatMap(([key, text]) =>
        text.trim() !== '' && translation.messages.get(key)?.trim() === '' ? [key] : [],
      ),
    )
    expect(found).toEqual([])
  })
})

/** The names of messages, without their arguments. */
function names(messages: Messages): Set<string> {
  return new Set([...messages.keys()].map((key) => key.replace(/\(.*$/, '')))
}

function missing(english: Iterable<string>, translation: Iterable<string>): string[] {
  const here = new Set(translation)
  return [...english].filter((name) => !here.has(name)).map((name) => `${name} is missing`)
}

function superfluous(english: Iterable<string>, translation: Iterable<string>): string[] {
  const there = new Set(english)
  return [...translation].filter((name) => !there.has(name)).map((name) => `${name} is not English`)
}
