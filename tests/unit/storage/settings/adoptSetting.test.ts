import { afterEach, expect, test, vi } from 'vitest'
import { sharedComputer } from '../../../../src/storage/sealing/sharedComputer'
import { adoptSetting } from '../../../../src/storage/settings/adoptSetting'
import { getSetting, updateSetting } from '../../../../src/storage/settings/table/settingsTable'

afterEach(() => sharedComputer.forget())

test('what is taken is no visitor’s any more, and what is not taken stays', async () => {
  await updateSetting('', 'newsletter-email', () => 'asha@college.example')
  await adoptSetting('newsletter-email', () => Promise.resolve(false))
  expect(await getSetting('', 'newsletter-email')).toBe('asha@college.example')
  await adoptSetting('newsletter-email', () => Promise.resolve(true))
  expect(await getSetting('', 'newsletter-email')).toBeUndefined()
})

test('on a shared computer what a visitor did is offered to nobody', async () => {
  await updateSetting('', 'newsletter-email', () => 'asha@college.example')
  sharedComputer.set('always')
  const take = vi.fn(() => Promise.resolve(true))
  await adoptSetting('newsletter-email', take)
  expect(take).not.toHaveBeenCalled()
  expect(await getSetting('', 'newsletter-email')).toBe('asha@college.example')
})
