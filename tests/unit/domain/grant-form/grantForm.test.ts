import { describe, expect, test } from 'vitest'
import { answersOf } from '../../../../src/domain/grant-form/answers'
import {
  blankMember,
  blankValues,
  fieldsOf,
  type GrantForm,
  type GrantValues,
} from '../../../../src/domain/grant-form/grantForm'
import {
  completeness,
  lacksEssentials,
  problemsOf,
} from '../../../../src/domain/grant-form/problems'
import { iprCopy } from '../../../../src/domain/grant-form/ipr/copy'
import { iprForm as ipr } from '../../../../src/domain/grant-form/ipr/form'
import { pocForm as poc } from '../../../../src/domain/grant-form/poc/form'
import { answerAs } from '../../../../src/domain/grant-form/roles'

function names(form: GrantForm, kind: 'fields' | 'team' | 'mentor'): string[] {
  return fieldsOf(form, kind).map((field) => field.name)
}

/** The messages at a path of a form in which only that value is filled in. */
function messageAt(
  form: GrantForm,
  path: [group: 'fields' | 'mentor' | 'team', name: string],
  value: string,
) {
  const values = blankValues(form)
  const [group, name] = path
  const target = group === 'team' ? values.teamMembers[0] : values[group]
  if (target !== undefined) target[name] = value
  const prefix = group === 'team' ? 'teamMembers.0' : group
  return problemsOf(form, values).find((problem) => problem.path === `${prefix}.${name}`)?.message
}

function leaderAsked(values: GrantValues): boolean {
  return problemsOf(poc, values).some(({ path }) => path === 'teamLeader')
}

/** Not in the spec: the printed application needs them. */
const endorsed = ['institution', 'headOfInstitution']

describe('the fields of spec §3', () => {
  test('PoC form', () => {
    expect(names(poc, 'fields')).toEqual([
      'pocTitle',
      'broadArea',
      'financialAssistance',
      ...endorsed,
      'department',
      'pocDescription',
      'workDone',
      'methodology',
      'coreStrength',
      'expectedOutcomes',
      'marketCompetitors',
      'productPrice',
      'productMarket',
      'furtherSupport',
    ])
  })
  test('IPR form', () => {
    expect(names(ipr, 'fields')).toEqual([
      'iprTitle',
      'iprType',
      'broadArea',
      'financialAssistance',
      ...endorsed,
      'department',
      'pocDescription',
      'workDone',
      'coreStrength',
      'priorArtReport',
      'furtherSupport',
    ])
    expect(Object.keys(iprCopy.types)).toHaveLength(6)
  })
  test.each([poc, ipr])('$name: team members and mentor', (form) => {
    expect(names(form, 'team')).toEqual([
      'enrollmentNo',
      'name',
      'email',
      'mobile',
      'aadharNo',
      'aadharFile',
    ])
    expect(names(form, 'mentor')).toEqual(['designation', 'name', 'email', 'mobile', 'employerId'])
  })
})

describe('the rules of spec §5', () => {
  test.each([
    ['0', false],
    ['1', true],
    ['250000', true],
    ['2,50,000', true],
    ['₹ 2,50,000', true],
    ['₹2,00,000', true],
    ['2,00,000/-', true],
    ['Rs. 2,00,000', true],
    ['Rs 500/-', true],
    ['rs.500', true],
    ['INR 500', true],
    ['રૂ. ૨,૦૦,૦૦૦/-', true],
    ['रु. २,००,०००', true],
    ['\u202A₹\u00A02,00,000\u202C', true],
    ['49.50', true],
    ['250001', false],
    ['Rs. 2,50,001/-', false],
    ['-5', false],
    ['−5', false],
    ['', false],
  ])('financial assistance %j is fine: %j', (typed, fine) => {
    for (const form of [poc, ipr]) {
      expect(messageAt(form, ['fields', 'financialAssistance'], typed) === undefined).toBe(fine)
    }
  })
  test.each([
    ['', 'Enter how much financial assistance you need'],
    ['2,50,001', 'Financial assistance must be between ₹1 and ₹2,50,000'],
    ['-5', 'Financial assistance must be between ₹1 and ₹2,50,000'],
    ['2 lakh', 'Enter the amount in digits only, for example 200000'],
    ['1e5', 'Enter the amount in digits only, for example 200000'],
    ['0x1F4', 'Enter the amount in digits only, for example 200000'],
    ['Infinity', 'Enter the amount in digits only, for example 200000'],
    ['Rs.', 'Enter the amount in digits only, for example 200000'],
    ['1.2.3', 'Enter the amount in digits only, for example 200000'],
  ])('financial assistance %j: %s', (typed, message) => {
    for (const form of [poc, ipr])
      expect(messageAt(form, ['fields', 'financialAssistance'], typed)).toBe(message)
  })
  test.each([
    ['0', true],
    ['-1', false],
    ['Rs. 4,999/-', true],
    ['about 500', false],
    ['99999999', true],
    ['9'.repeat(400), false],
  ])('price of the product %j is fine: %j', (typed, fine) => {
    expect(messageAt(poc, ['fields', 'productPrice'], typed) === undefined).toBe(fine)
  })
  test.each([
    ['9825501234', true],
    ['982550123', false],
    ['98255012345', false],
    ['+919825501234', true],
    ['+91 98255 01234', true],
    ['98255-01234', true],
    ['09825501234', true],
    ['919825501234', false],
    ['+1 9825501234', false],
    ['98255x1234', false],
    ['\u202A+91\u00A098255\u201101234\u202C', true],
    ['98255\u200B–\u200B01234', true],
  ])('mobile %j is fine: %j', (typed, fine) => {
    expect(messageAt(poc, ['team', 'mobile'], typed) === undefined).toBe(fine)
    expect(messageAt(poc, ['mentor', 'mobile'], typed) === undefined).toBe(fine)
  })
  test.each([
    ['123456789012', true],
    ['1234 5678 9012', true],
    ['1234-5678-9012', true],
    ['12345678901', false],
    ['1234567890123', false],
    ['12345678901a', false],
    ['\u20661234\u00A05678−9012\u2069', true],
  ])('Aadhaar %j is fine: %j', (typed, fine) => {
    expect(messageAt(poc, ['team', 'aadharNo'], typed) === undefined).toBe(fine)
  })
  test.each([
    ['asha@college.example', true],
    [' asha@college.example\u00A0', true],
    ['\u202Aasha@college.example\u202C\u200B', true],
    ['asha@college', false],
    ['asha @college.example', false],
  ])('e-mail %j is fine: %j', (typed, fine) => {
    for (const group of ['team', 'mentor'] as const)
      expect(messageAt(poc, [group, 'email'], typed) === undefined).toBe(fine)
  })
  test('the hint of 100 characters is not enforced', () => {
    expect(messageAt(poc, ['fields', 'pocDescription'], 'Short.')).toBeUndefined()
  })
  test('a leader is asked for only with more than one member', () => {
    const values = blankValues(poc)
    expect(leaderAsked(values)).toBe(false)
    values.teamMembers.push(blankMember(poc))
    expect(leaderAsked(values)).toBe(true)
    values.teamLeader = '1'
    expect(leaderAsked(values)).toBe(false)
  })
  test('the alert is due while title, area, type or assistance is empty', () => {
    const values = blankValues(ipr)
    for (const name of ['iprTitle', 'iprType', 'broadArea', 'financialAssistance']) {
      expect(lacksEssentials(ipr, values)).toBe(true)
      values.fields[name] = '1'
    }
    expect(lacksEssentials(ipr, values)).toBe(false)
  })
  test('a blank form has no section complete', () => {
    expect(completeness(poc, blankValues(poc))).toEqual({ complete: 0, total: 6 })
    expect(completeness(ipr, blankValues(ipr))).toEqual({ complete: 0, total: 5 })
  })
})

test('answers mask Aadhaar numbers, write rupees and mobile numbers, and say who leads', () => {
  const values = blankValues(poc)
  values.fields['financialAssistance'] = 'Rs. 1,80,000/-'
  const [member] = values.teamMembers
  if (member !== undefined) member['aadharNo'] = '1234 5678 9012'
  values.mentor['mobile'] = '+91 98255-01234'
  values.fields['productPrice'] = '49.50'
  values.teamMembers.push(blankMember(poc))
  values.teamLeader = '1'
  values.fields['furtherSupport'] = 'no'
  const groups = answersOf(poc, values, () => undefined)
  const said = groups.flatMap(({ title, answers }) =>
    answers.filter(({ text }) => /^(?:Yes|No)$/.test(text)).map(({ text }) => [title, text]),
  )
  expect(said).toEqual([
    ['Team member 1', 'No'],
    ['Team member 2', 'Yes'],
    ['Market and support', 'No'],
  ])
  const text = JSON.stringify(groups)
  expect(text).toContain('₹1,80,000')
  expect(text).toContain('₹49.50')
  expect(text).toContain('XXXX XXXX 9012')
  expect(text).toContain('"9825501234"')
  expect(text).not.toMatch(/1234 ?5678/)
})

test('the line ends of other programs end a line of a long answer, and are spaces in a short one', () => {
  const values = blankValues(poc)
  const pasted = 'One\vtwo\u2028three\u2029four\u0085five\fsix\nseven'
  values.fields['pocDescription'] = pasted
  values.fields['department'] = 'Civil\vEngineering'
  const answers = answersOf(poc, values, () => undefined).flatMap((group) => group.answers)
  const textOf = (label: string) => answers.find((answer) => answer.label === label)?.text
  const lines = 'One\ntwo\nthree\nfour\nfive\nsix\nseven'
  expect(textOf('Description of the proof of concept')).toBe(lines)
  expect(textOf('Department')).toBe('Civil Engineering')
  expect(answerAs('description', poc, values)).toBe(lines)
  expect(answerAs('department', poc, values)).toBe('Civil Engineering')
})
