import { expect, test } from 'vitest'
import type * as Areas from '../../../src/domain/grant-form/areasCopy'
import { broadAreas } from '../../../src/domain/grant-form/areasCopy'
import type * as Alerts from '../../../src/features/admin/dashboard/alerts'
import type * as Dates from '../../../src/lib/dates'
import { languages } from '../../../src/lib/languages'
import type * as Office from '../../../src/storage/office/officeApplications'
import { deriveOfficeList } from '../../../src/storage/office/officeApplications'
import { keepSubmission } from '../../support/grantValues'
import { modulesIn, translations } from '../../support/languages'

test.each(translations)(
  'beside %s the office is in English, its statuses and dates too',
  async (id) => {
    const { load, close } = await modulesIn(id)
    const { officeStatus } = (await load('storage/office/officeApplications.ts')) as typeof Office
    expect(officeStatus({ status: 'pending-review', submission: undefined }).text).toBe(
      'Pending Review',
    )
    const documentsAddedAt = new Date(2026, 0, 5).getTime()
    expect(
      officeStatus({ status: 'documents-required', submission: undefined, documentsAddedAt }).text,
    ).toBe('Documents added on 5 Jan 2026')
    const { officeAlerts } = (await load('features/admin/dashboard/alerts.ts')) as typeof Alerts
    expect(officeAlerts([], [], documentsAddedAt).at(-1)?.text).toBe(
      'The quarterly report to the state committee is due on 15 Jan 2026.',
    )
    // Everybody else reads dates in their own language.
    const { formatDate } = (await load('lib/dates.ts')) as typeof Dates
    expect(formatDate(documentsAddedAt)).not.toBe('5 Jan 2026')
    await close()
  },
)

/** The category of an application whose broad area was typed so. */
async function categoryOf(area: string): Promise<string | undefined> {
  const row = await keepSubmission('poc', {
    change: ({ fields }) => void (fields['broadArea'] = area),
  })
  return deriveOfficeList({ samples: [], submissions: [row] }).applications[0]?.category
}

test.each(languages)(
  'an area that is suggested in $id is one category to the office, however its letters are typed',
  async ({ id }) => {
    const { load, close } = await modulesIn(id)
    const { broadAreas: suggested } = (await load('domain/grant-form/areasCopy.ts')) as typeof Areas
    for (const [place, area] of suggested.entries())
      expect(await categoryOf(` ${area.toLowerCase()}\u00A0`)).toBe(broadAreas[place])
    await close()
  },
)

test('any other area is a category as it was typed', async () => {
  expect(await categoryOf('Agriculture and water')).toBe('Agriculture and water')
})
