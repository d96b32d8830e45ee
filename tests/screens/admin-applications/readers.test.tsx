import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { adminSample } from '../../../src/domain/application/office-sample/adminSample'
import { addApplication } from '../../../src/storage/office/addedApplications'
import { keepSubmission } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

/* Only whoever submitted on this device reads in My Applications what the office decides. */

const submitted = 'Low-cost soil moisture probe'
const sample = 'Soil moisture probe that texts the farmer'
const added = 'Solar kiln for potters'

const isRead = /The applicant reads it in My Applications on this device/
const isNot = /the portal does not show it to the applicant/

beforeEach(async () => {
  wideScreen()
  await keepSubmission('poc')
  const [first] = adminSample
  if (first !== undefined)
    await addApplication({ ...first, id: 'added-1', title: added }, 'u-admin')
})

test.each([
  [submitted, isRead, isNot],
  [sample, isNot, isRead],
  [added, isNot, isRead],
])('at the desk, of “%s”', async (title, said, unsaid) => {
  const { user } = await renderPortal(`/admin/applications?q=${encodeURIComponent(title)}`, {
    as: 'admin',
  })
  const decide = within(await screen.findByRole('group', { name: 'Decide' }))
  await user.click(decide.getByRole('button', { name: 'Reject' }))
  expect(decide.getByText(said)).toBeVisible()
  expect(decide.queryByText(unsaid)).not.toBeInTheDocument()
})

test.each([
  ['kiln for potters', /^Reject$/, isNot],
  ['Low-cost soil', /^Reject$/, isRead],
  ['soil moisture', /^Reject: 2 applications/, /the portal shows it to no other applicant/i],
])('in the table, of what is found for “%s”', async (search, name, said) => {
  const { user } = await renderPortal(
    `/admin/applications?layout=table&q=${encodeURIComponent(search)}`,
    { as: 'admin' },
  )
  // The first is for all of several.
  const [select] = await screen.findAllByRole('checkbox', { name: /^Select/ })
  await user.click(select!)
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  expect(within(await screen.findByRole('dialog', { name })).getByText(said)).toBeVisible()
})
