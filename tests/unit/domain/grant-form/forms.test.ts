import { describe, expect, test } from 'vitest'
import { formAt, formOf, grantForms, knownForm } from '../../../../src/domain/grant-form/forms'
import { blankValues } from '../../../../src/domain/grant-form/grantForm'
import { answerAs, titleOf } from '../../../../src/domain/grant-form/roles'
import { iprForm } from '../../../../src/domain/grant-form/ipr/form'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { hackathonForm } from '../../../support/hackathonForm'

test('the forms are in the order of the menus (spec §2)', () => {
  expect(grantForms.map(({ name, path }) => [name, path])).toEqual([
    ['PoC Grant', '/apply/poc-grant'],
    ['IPR Grant', '/apply/ipr-grant'],
  ])
})

test('the alerts after submitting are those of spec §5', () => {
  expect(pocForm.submitted).toBe('PoC Grant application submitted successfully!')
  expect(iprForm.submitted).toBe('IPR Grant application submitted successfully!')
})

test.each(['kind', 'path', 'numberPrefix', 'name', 'heading'] as const)(
  'no two forms have the same %s',
  (key) => {
    expect(new Set(grantForms.map((form) => form[key])).size).toBe(grantForms.length)
  },
)

describe.each(grantForms)('$name', (form) => {
  const own = Object.keys(blankValues(form).fields)

  test('has one title, one category and one amount, and its alert fields exist', () => {
    const roles = form.sections.flatMap(({ fields }) => fields.flatMap(({ role }) => role ?? []))
    expect(roles).toEqual(expect.arrayContaining(['title', 'category', 'amount']))
    expect(new Set(roles).size).toBe(roles.length)
    expect(own).toEqual(expect.arrayContaining([...form.alertFields]))
  })

  test('uses each name of a field or a section once', () => {
    expect(new Set(own).size).toBe(
      form.sections.filter(({ kind }) => kind === 'fields').flatMap(({ fields }) => fields).length,
    )
    expect(new Set(form.sections.map(({ id }) => id)).size).toBe(form.sections.length)
  })

  test('is found by its kind and by its address, as in the router', () => {
    expect(formOf(form.kind)).toBe(form)
    expect(knownForm(form.kind)).toBe(form)
    for (const address of [form.path, `${form.path}/`, form.path.toUpperCase()])
      expect(formAt(address)).toBe(form)
  })

  test('calls an application by its title, and has a name for one without', () => {
    const values = blankValues(form)
    expect(titleOf(form, values)).toBe(form.untitled)
    const title = form.sections.flatMap(({ fields }) => fields).find(({ role }) => role === 'title')
    values.fields[title?.name ?? ''] = '  Folding tripod '
    expect(titleOf(form, values)).toBe('Folding tripod')
    expect(answerAs('title', form, values)).toBe('Folding tripod')
  })
})

test('a role that no field has is empty', () => {
  const values = blankValues(pocForm)
  values.fields['department'] = 'Physics'
  expect(answerAs('department', pocForm, values)).toBe('Physics')
  expect(answerAs('department', hackathonForm, values)).toBe('')
})

test('a kind or an address that this version does not know has no form', () => {
  expect(formOf('loan')).toBeUndefined()
  expect(formAt('/apply')).toBeUndefined()
  expect(() => knownForm('loan')).toThrow("There is no grant form 'loan'")
})
