import { describe, expect, test } from 'vitest'
import { shownAnswersOf } from '../../../../src/domain/grant-form/answers'
import { formAt, grantForms } from '../../../../src/domain/grant-form/forms'
import { blankMember, blankValues } from '../../../../src/domain/grant-form/grantForm'
import { pocForm } from '../../../../src/domain/grant-form/poc/form'
import { problemsOf } from '../../../../src/domain/grant-form/problems'
import {
  fieldPaths,
  onePage,
  sectionAt,
  stepOfPlace,
  stepPath,
  stepsOf,
  stepWith,
} from '../../../../src/domain/grant-form/steps'

describe.each(grantForms)('$name', (form) => {
  const values = blankValues(form)
  values.teamMembers.push(blankMember(form))

  test('has a step for each section, and then the check, each at an address of the form', () => {
    const ids = stepsOf(form).map(({ id }) => id)
    expect(ids).toEqual([...form.sections.map(({ id }) => id), 'check'])
    expect(ids).not.toContain(onePage)
    for (const id of [...ids, onePage]) expect(formAt(stepPath(form, id))).toBe(form)
  })

  test('knows the section of every field, and asks for them in the order of its problems', () => {
    const problems = problemsOf(form, values)
    expect(problems.map(({ path }) => path)).toEqual(fieldPaths(form, values))
    for (const { path, sectionId } of problems) expect(sectionAt(form, path)).toBe(sectionId)
  })

  test('places every answer of the check where it was asked', () => {
    for (const { sectionId, answers } of shownAnswersOf(form, values, () => undefined))
      for (const { path } of answers) expect(sectionAt(form, path)).toBe(sectionId)
  })
})

describe('where somebody stopped', () => {
  test.each([
    ['a new form', undefined, 'project'],
    ['a draft of an earlier version', { path: 'mentor.email', scrollY: 900 }, 'mentor'],
    ['a member', { path: 'teamMembers.3.name' }, 'team'],
    ['the choice of the leader', { path: 'teamLeader' }, 'team'],
    ['a heading', { path: null, step: 'market' }, 'market'],
    ['the check', { path: null, step: 'check' }, 'check'],
    ['all on one page', { path: 'fields.methodology', step: onePage }, 'idea'],
    ['a step that the form has no more', { path: 'fields.workDone', step: 'gone' }, 'idea'],
    ['a field that the form has no more', { path: 'fields.gone' }, 'project'],
  ])('%s', (_what, place, step) => {
    expect(stepOfPlace(pocForm, place).id).toBe(step)
  })

  test('an address names a step only by its id', () => {
    expect(stepWith(pocForm, 'team')?.title).toBe('Team members')
    expect(stepWith(pocForm, 'nonsense')).toBeUndefined()
  })
})

test('in a list, a problem says which member it is about; the mentor stands in the heading above', () => {
  const lines = problemsOf(pocForm, blankValues(pocForm)).map(({ line }) => line)
  expect(lines).toContain('Enter an email address')
  expect(lines).toContain('Team member 1: enter an email address')
  expect(lines).toContain('Enter the broad area')
})
