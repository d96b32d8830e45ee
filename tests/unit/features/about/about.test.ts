import { expect, test } from 'vitest'
import { initials } from '../../../../src/features/about/cell/initials'
import { coreTeam, departments, regionalCells } from '../../../../src/features/about/cell/sample'
import { achievements } from '../../../../src/features/about/institute/achievements'
import { institutions } from '../../../../src/features/about/institute/sample'

test.each([
  ['Dr. Hansa Mistry', 'HM'],
  ['Lata Krishnan', 'LK'],
  ['Prof. Anwar Q. Qureshi', 'AQ'],
  ['Meera', 'M'],
  ['', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('the collective figures are the sums of the six institutions', () => {
  expect(achievements(institutions)).toEqual([
    { value: '6', label: 'lead institutions' },
    { value: '72,500', label: 'students' },
    { value: '407', label: 'innovations supported' },
    { value: '125', label: 'patents' },
  ])
})

test('there are six departments and five regions, and nobody is listed twice', () => {
  expect(departments).toHaveLength(6)
  expect(regionalCells.map((cell) => cell.region)).toEqual([
    'North',
    'Central',
    'South',
    'Saurashtra',
    'Kutch',
  ])
  const names = [
    ...coreTeam.map((person) => person.name),
    ...departments.map((department) => department.head),
    ...regionalCells.map((cell) => cell.coordinator),
  ]
  expect(new Set(names).size).toBe(names.length)
})
