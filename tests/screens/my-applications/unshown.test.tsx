import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { showSamples } from '../../../src/domain/sample/samples'
import { database } from '../../../src/storage/database'
import { draftSchemaVersion } from '../../../src/storage/drafts/readDraft'
import { submissionSchemaVersion } from '../../../src/storage/submissions/readSubmission'
import { keepCompleteDraft, keepSubmission } from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'
import { renderPortal } from '../../support/renderPortal'

/* What is on the device and in no list. Without samples, which would hide that a list is empty. */

beforeEach(() => showSamples(false))

/** As a newer version of the portal leaves an application and a draft, before a rollback. */
async function keepNewer() {
  const { id } = await keepSubmission('poc')
  await database.submissions.update(id, { schemaVersion: submissionSchemaVersion + 1 })
  await keepCompleteDraft('ipr')
  await database.drafts.update('u-student:ipr', { schemaVersion: draftSchemaVersion + 1 })
}

/** One that cannot be read any more, and is set aside as soon as it is read. */
async function keepDamaged(damage = {}) {
  const { id } = await keepSubmission('poc')
  await database.table('submissions').update(id, { kind: 7, ...damage })
}

/** A decision on this application as a newer version of the portal may write it, or as it is damaged. */
async function keepOddDecision(applicationId: string, odd: object) {
  await database.table('decisions').add({
    applicationId,
    at: Date.now(),
    by: 'Dr Meera Joshi',
    from: 'pending-review',
    to: 'approved',
    remark: '',
    ...odd,
  })
}

const oddities = [
  ['of a status that only a newer version knows', { to: 'shortlisted' }],
  ['without its time', { at: 'yesterday' }],
  ['of no application', { applicationId: 7 }],
] as const

const nothingApplied = /You have not applied for anything yet/

describe.each([
  ['My Applications', '/my-applications'],
  ['the dashboard', '/dashboard'],
])('%s', (_screen, path) => {
  test('says what only a newer version can show, and not that there is nothing', async () => {
    await keepNewer()
    await renderPortal(path, { as: 'student' })
    expect(
      await screen.findByText(
        /^Not shown here: 1 application, 1 draft\. A newer version of the portal wrote this/,
      ),
    ).toHaveTextContent('It is kept on this device as it is')
    expect(screen.queryByText(nothingApplied)).not.toBeInTheDocument()
  })

  test('says what is damaged and set aside, once and for as long as it is', async () => {
    await keepDamaged()
    await renderPortal(path, { as: 'student' })
    const note = await screen.findByText(/^Not shown here: 1 application\. This is damaged/)
    await waitFor(async () => expect(await database.quarantine.count()).toBe(1))
    // The strip of the page has the button for it.
    expect(await screen.findByRole('button', { name: 'Save a copy' })).toBeVisible()
    expect(note).toHaveTextContent('Not shown here: 1 application.')
    expect(screen.queryByText(nothingApplied)).not.toBeInTheDocument()
  })

  test.each(oddities.slice(0, 2))('says that a decision cannot be read: %s', async (_what, odd) => {
    const { id } = await keepSubmission('poc')
    await keepOddDecision(id, odd)
    await renderPortal(path, { as: 'student' })
    expect(
      await screen.findByText(/^1 decision on your applications cannot be read/),
    ).toHaveTextContent('an earlier status')
  })

  test('does not speak of decisions on other people’s applications', async () => {
    await keepOddDecision('app-1', { to: 'shortlisted' })
    await keepNewer()
    await renderPortal(path, { as: 'student' })
    await screen.findByText(/^Not shown here: 1 application, 1 draft\./)
    expect(screen.queryByText(/cannot be read/)).not.toBeInTheDocument()
  })

  test('says that a draft is lost, and where to go on', async () => {
    await keepCompleteDraft('poc')
    await loseBytes('drafts', 'u-student:poc')
    await renderPortal(path, { as: 'student' })
    expect(await screen.findByText(/^Not shown here: 1 draft\./)).toHaveTextContent('Open the form')
  })
})

describe.each([
  ['the office’s list', '/admin/applications'],
  ['the office’s dashboard', '/admin/dashboard'],
])('%s', (_screen, path) => {
  test('says how many only a newer version can show', async () => {
    await keepNewer()
    await renderPortal(path, { as: 'admin' })
    expect(
      await screen.findByText(/^1 application is left out because a newer version/),
    ).toHaveTextContent('load this page again later')
  })

  test('says how many are damaged, whosever they are', async () => {
    await keepDamaged()
    await renderPortal(path, { as: 'admin' })
    await waitFor(async () => expect(await database.quarantine.count()).toBe(1))
    expect(
      await screen.findByText(/^1 application is left out because it is damaged/),
    ).toHaveTextContent('set aside whole')
  })

  test.each(oddities)('says that a decision cannot be read: %s', async (_what, odd) => {
    const { id } = await keepSubmission('poc')
    await keepOddDecision(id, odd)
    await renderPortal(path, { as: 'admin' })
    expect(
      await screen.findByText(/^1 decision or added application .* cannot be read/),
    ).toHaveTextContent('It stays on this device as it is')
  })

  test('says that an added application cannot be read', async () => {
    await database.table('applications').put({ id: 'added-1', addedAt: 1, techStack: 7 })
    await renderPortal(path, { as: 'admin' })
    expect(
      await screen.findByText(/^1 decision or added application .* cannot be read/),
    ).toBeVisible()
  })

  test('does not send an applicant for a copy of one that names no applicant', async () => {
    await keepDamaged({ userId: 7 })
    await renderPortal(path, { as: 'admin' })
    const note = await screen.findByText(/^1 application is left out because it is damaged/)
    expect(note).toHaveTextContent('does not say whose it is')
    expect(note).not.toHaveTextContent('its applicant can save a copy')
    await waitFor(async () => expect(await database.quarantine.count()).toBe(1))
    expect(note).toBeVisible()
  })
})
