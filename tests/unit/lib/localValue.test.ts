// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { localValue, tabValue } from '../../../src/lib/localValue'

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError')
}

test('a value is in local storage, for other tabs and the next visit', () => {
  localValue('colour').write('green')
  expect(localStorage.getItem('colour')).toBe('green')
  expect(localValue('colour').read()).toBe('green')
  localValue('colour').remove()
  expect(localStorage.getItem('colour')).toBeNull()
  expect(localValue('colour').read()).toBeNull()
})

test('another tab’s value is read', () => {
  const value = localValue('colour')
  value.write('green')
  localStorage.setItem('colour', 'blue')
  expect(value.read()).toBe('blue')
})

test('where storage is blocked, the value lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
  const value = localValue('colour')
  expect(value.read()).toBeNull()
  value.write('green')
  expect(value.read()).toBe('green')
  value.remove()
  expect(value.read()).toBeNull()
})

test('where storage is full, the new value counts and not the old one', () => {
  const value = localValue('colour')
  value.write('green')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  value.write('blue')
  expect(value.read()).toBe('blue')
  full.mockRestore()
  value.write('red')
  expect(localStorage.getItem('colour')).toBe('red')
  expect(value.read()).toBe('red')
})

test('an unknown value counts as none', () => {
  const colours = localValue('colour', (text) => (text === 'green' ? text : null))
  localStorage.setItem('colour', 'mauve')
  expect(colours.read()).toBeNull()
  colours.write('green')
  expect(colours.read()).toBe('green')
})

test('a tab’s value is its own: no other tab and no later visit reads it', () => {
  const place = tabValue<{ stop: number }>('place')
  expect(place.read()).toBeNull()
  place.write({ stop: 3 })
  expect(tabValue('place').read()).toEqual({ stop: 3 })
  expect(localStorage).toHaveLength(0)
  place.remove()
  expect(place.read()).toBeNull()
})

test('where a tab’s storage is blocked, its value lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  const place = tabValue<number>('place')
  expect(place.read()).toBeNull()
  place.write(2)
  expect(place.read()).toBe(2)
})
