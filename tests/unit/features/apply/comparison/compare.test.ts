import { expect, test } from 'vitest'
import type { GrantValues } from '../../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../../src/domain/grant-form/poc/form'
import { withoutAadhaar } from '../../../../../src/domain/grant-form/redact'
import { differences, type Side } from '../../../../../src/features/apply/comparison/compare'
import { completeValues } from '../../../../support/grantValues'

/** A state on this device, which also knows the digits that it does not show. */
function onDevice(change: (values: GrantValues) => void = () => undefined): Side {
  const whole = completeValues('poc')
  change(whole)
  return { values: withoutAadhaar(pocForm, whole).values, whole, savedAt: 0, files: [] }
}

const described = (text: string) =>
  onDevice(({ fields }) => {
    fields['pocDescription'] = text
  })

const numbered = (aadharNo: string) =>
  onDevice(({ teamMembers: [first] }) => {
    if (first) first['aadharNo'] = aadharNo
  })

/** With the number of the first member also in a text. */
const written = (number: string) =>
  onDevice(({ fields, teamMembers: [first] }) => {
    if (first) first['aadharNo'] = number
    fields['pocDescription'] = `My number is ${number}.`
  })

const scan = (contents: string): Side => ({
  ...onDevice(),
  files: [{ id: 'file-1', name: 'image.jpg', contents }],
})

test('numbers whose masked digits alone differ are not the same', () => {
  expect(differences(pocForm, numbered('999988880561'), numbered('482913370561'))).toEqual([
    {
      path: 'teamMembers.0.aadharNo',
      label: 'Team member 1: Aadhaar number',
      there: 'XXXX XXXX 0561',
      here: 'XXXX XXXX 0561',
      alike: 'masked',
    },
  ])
})

test('a number that was typed in part is not a blank one', () => {
  const [typed] = differences(pocForm, numbered('4829 1337'), numbered(''))
  expect(typed).toMatchObject({ there: 'XXXX XXXX 1337', here: '' })
})

test('a number that was only typed differently is the same', () => {
  expect(differences(pocForm, numbered('4829 1337 0561'), numbered('482913370561'))).toEqual([])
})

test('the same number in a text is masked there, and another one in its place is a difference', () => {
  const found = differences(pocForm, written('999988880561'), written('482913370561'))
  expect(found.map(({ path, alike }) => [path, alike])).toEqual([
    ['teamMembers.0.aadharNo', 'masked'],
    ['fields.pocDescription', 'masked'],
  ])
})

test('answers that only look the same are said to be written differently', () => {
  const [line] = differences(pocForm, described('Dries pulp. '), described('Dries\u00A0pulp.'))
  expect(line?.alike).toBe('written')
  const [mobile] = differences(
    pocForm,
    onDevice(({ mentor }) => {
      mentor['mobile'] = '98255 09012'
    }),
    onDevice(),
  )
  expect(mobile).toMatchObject({ there: '9825509012', here: '9825509012', alike: 'written' })
})

test('a joiner that changes how a word is drawn is a difference like any other', () => {
  const [word] = differences(pocForm, described('ક્‍ષ'), described('ક્ષ'))
  expect(word?.alike).toBeUndefined()
})

test('two files of one name are said to be two', () => {
  expect(differences(pocForm, scan('a'), scan('b'))).toEqual([
    expect.objectContaining({ there: 'image.jpg', here: 'image.jpg', alike: 'file' }),
  ])
})

test('an answer whose file is missing here is not shown as blank', () => {
  const [scan] = differences(
    pocForm,
    onDevice(),
    onDevice(({ teamMembers: [first] }) => {
      if (first) first['aadharFile'] = ''
    }),
  )
  expect(scan).toMatchObject({ there: 'The file is missing on this device', here: '' })
})

test('a member whom one side has alone is listed with the team, whichever side that is', () => {
  const alone = onDevice((values) => {
    values.teamMembers = values.teamMembers.slice(0, 1)
    values.mentor['name'] = 'Dr Rao'
  })
  for (const found of [
    differences(pocForm, onDevice(), alone),
    differences(pocForm, alone, onDevice()),
  ]) {
    expect(found.at(0)?.label).toMatch(/^Team member 2/)
    expect(found.at(-1)?.path).toBe('mentor.name')
  }
})

test('a long text is cut between letters, never inside of one', () => {
  const cuts = Array.from({ length: 12 }, (_, shift) => {
    const before = `${'x'.repeat(shift)}${'👩🏽‍🌾ક્ષિ'.repeat(20)}`
    const found = differences(
      pocForm,
      described(`${before}a${before}`),
      described(`${before}b${before}`),
    )
    return [found[0]?.there ?? '', found[0]?.here ?? '']
  }).flat()
  for (const cut of cuts) {
    const whole = cut.replaceAll(/^…|…$/g, '')
    expect(whole.isWellFormed(), cut).toBe(true)
    expect(whole).toMatch(/^x*(?:👩🏽‍🌾|ક્ષિ)/u)
    expect(whole).toMatch(/(?:👩🏽‍🌾|ક્ષિ)$/u)
  }
})
