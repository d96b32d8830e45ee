import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { DecisionKind } from '../../../src/domain/application/decision'
import { pocForm } from '../../../src/domain/grant-form/poc/form'
import { sampleDay } from '../../../src/domain/sample/movedDates'
import { attachmentIds } from '../../../src/domain/grant-form/grantForm'
import { answersFile } from '../../../src/features/my-applications/pack/answersFile'
import { addAttachment, attachmentsOf, getAttachment } from '../../../src/storage/attachments'
import { clock } from '../../../src/lib/clock'
import { laterDay } from '../../../src/lib/days'
import { formatDate } from '../../../src/lib/dates'
import { addDecision } from '../../../src/storage/office/decisions'
import { pause } from '../../../src/lib/pause'
import { hasUnsaved } from '../../../src/pwa/unsaved'
import { database } from '../../../src/storage/database'
import { loadDraft } from '../../../src/storage/drafts/drafts'
import * as replacing from '../../../src/storage/drafts/replaceDraft'
import { listRestorePoints } from '../../../src/storage/restore-points/restorePoints'
import { getSubmission, setHandIn } from '../../../src/storage/submissions/submissions'
import {
  keepCompleteDraft,
  keepSubmission,
  sampleBytes,
  sampleStudent,
} from '../../support/grantValues'
import { holdNextWrite } from '../../support/heldWrite'
import { openRegions } from '../../support/heard'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'
import { pass, pressWithStoppedClock, startClock } from '../../support/simulatedTime'
import { slowFile } from '../../support/slowFile'
import { readPdf } from '../../support/uploads'
import { thisYear } from '../../support/thisYear'

async function openDetails(applicationId: string) {
  const portal = await renderPortal(`/my-applications?application=${applicationId}`, {
    as: 'student',
  })
  const dialog = within(await screen.findByRole('dialog'))
  return { ...portal, dialog }
}

async function openSubmitted() {
  const submission = await keepSubmission('poc')
  const portal = await openDetails(submission.id)
  await portal.dialog.findByRole('button', { name: 'Withdraw' })
  return { ...portal, submission }
}

/** The office decides on an application that was submitted here. */
const decide = (applicationId: string, to: DecisionKind, remark = '', at = Date.now()) =>
  addDecision({ applicationId, at, by: 'Dr Meera Joshi', from: 'pending-review', to, remark })

test('View Details opens the details, and Close gives the list back', async () => {
  const { user, router } = await renderPortal('/profile', { as: 'student' })
  await act(() => router.navigate('/my-applications'))
  await user.click(
    await screen.findByRole('button', { name: 'View Details: Solar dryer for chilli farmers' }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  for (const part of ['Information', 'Review comments', 'Milestones'])
    expect(dialog.getByRole('heading', { name: part })).toBeInTheDocument()
  expect(dialog.getByText('Report of the season')).toBeInTheDocument()
  expect(dialog.getByText(/The trial with six farmers is convincing/)).toBeInTheDocument()
  const [, closeAtFoot] = dialog.getAllByRole('button', { name: 'Close' })
  if (closeAtFoot !== undefined) await user.click(closeAtFoot)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.search).toBe('')
  // Nothing of the details is left for Back to go through.
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/profile')
})

test('documents can be uploaded when they are required, stay with the application, and can be removed', async () => {
  const { user, dialog } = await openDetails('mine-03')
  await user.upload(
    dialog.getByLabelText('Upload Documents'),
    new File(['%PDF-1.7 consent'], 'consent.pdf', { type: 'application/pdf' }),
  )
  expect(await dialog.findByText('consent.pdf')).toBeInTheDocument()
  const [kept] = await attachmentsOf('u-student:mine-03')
  expect(kept).toMatchObject({ name: 'consent.pdf', purpose: 'document', size: 16 })

  await user.click(dialog.getByRole('button', { name: 'Remove consent.pdf' }))
  await waitFor(() => expect(dialog.queryByText('consent.pdf')).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('consent.pdf')).toBeInTheDocument()
})

test('a double-click on Remove leaves the file that moves up', async () => {
  const names = ['one.pdf', 'two.pdf']
  for (const name of names)
    await addAttachment('u-student:mine-03', readPdf(name), { purpose: 'document' })
  const { user, dialog } = await openDetails('mine-03')
  await user.click(await dialog.findByRole('button', { name: 'Remove one.pdf' }))
  await waitFor(() => expect(dialog.queryByText('one.pdf')).not.toBeInTheDocument())
  fireEvent.click(dialog.getByRole('button', { name: 'Remove two.pdf' }), { detail: 2 })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('one.pdf')).toBeInTheDocument()
  expect(dialog.getByText('two.pdf')).toBeInTheDocument()
})

test('weeks after documents were added to a sample, it is still one that was submitted before them', async () => {
  const file = { name: 'consent.pdf', type: 'application/pdf', bytes: sampleBytes(5) }
  await addAttachment('u-student:mine-03', file, { purpose: 'document' })
  await database.attachments.toCollection().modify({ addedAt: Date.parse(`${sampleDay}T09:00`) })
  vi.mocked(clock.today).mockReturnValue(laterDay(sampleDay, 70))
  const { dialog } = await openDetails('mine-03')
  expect(await dialog.findByText('consent.pdf')).toBeInTheDocument()
  expect(dialog.getByText(formatDate('2026-10-12'))).toBeInTheDocument()
  // What is expected is ahead as ever.
  expect(dialog.getByText(formatDate(laterDay('2027-01-08', 70)))).toBeInTheDocument()
  cleanup()
  const untouched = await openDetails('mine-02')
  expect(untouched.dialog.getByText(formatDate(laterDay('2026-10-27', 70)))).toBeInTheDocument()
})

test('documents that are chosen together are listed in the order in which they were chosen', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(sampleDay))
  const { user, dialog } = await openDetails('mine-03')
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(
    (name) => `${name}.pdf`,
  )
  await user.upload(
    dialog.getByLabelText('Upload Documents'),
    names.map((name) => new File(['%PDF-1.7 consent'], name, { type: 'application/pdf' })),
  )
  await dialog.findByText('eight.pdf')
  const listed = dialog.getAllByText(/^\w+\.pdf$/).map((name) => name.firstChild?.textContent)
  expect(listed).toEqual(names)
})

const gone = new File([], 'gone.pdf')
gone.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotFoundError'))

test.each([
  [new File(['x'], 'letter.docx'), 'letter.docx is not a PDF, JPG or PNG file.'],
  [new File([], 'consent.pdf'), 'consent.pdf is empty.'],
  [new File(['<html>'], 'consent.pdf'), 'consent.pdf is not really a PDF file.'],
  [gone, 'gone.pdf could not be read. Choose it again; nothing was changed.'],
])('what is no document is refused by name, and nothing is stored: %$', async (file, why) => {
  const { user, dialog } = await openDetails('mine-03')
  // The picker offers the right types only, but any file can be dropped.
  const input = dialog.getByLabelText<HTMLInputElement>('Upload Documents')
  input.removeAttribute('accept')
  const good = new File(['%PDF-1.7 consent'], 'good.pdf')
  await user.upload(input, [good, file])
  const alert = await screen.findByRole('alertdialog', { name: 'The files could not be kept' })
  expect(alert).toHaveTextContent(why)
  expect(alert).toHaveTextContent(/No other file was kept either: choose again\./)
  expect(await attachmentsOf('u-student:mine-03')).toEqual([])
})

test('while a file is read and kept, the screen says so', async () => {
  const { user, dialog } = await openDetails('mine-03')
  const slow = new File([], 'slow.pdf')
  const read = Promise.withResolvers<ArrayBuffer>()
  slow.arrayBuffer = () => read.promise
  await user.upload(dialog.getByLabelText('Upload Documents'), slow)
  const busy = 'Saving on this device…'
  expect(await dialog.findByText(busy)).toBeInTheDocument()
  // Another language or version would load the page, and the file would be lost.
  expect(hasUnsaved()).toBe(true)
  read.resolve(readPdf('slow.pdf').bytes)
  expect(await dialog.findByText('slow.pdf')).toBeInTheDocument()
  await waitFor(() => expect(dialog.queryByText(busy)).not.toBeInTheDocument())
  expect(hasUnsaved()).toBe(false)
})

test('a file that never comes holds up what would load the page only so long', async () => {
  const { dialog } = await openDetails('mine-03')
  await pressWithStoppedClock(dialog.getByText('Documents and reports'))
  fireEvent.change(dialog.getByLabelText('Upload Documents'), {
    target: { files: [slowFile('never.pdf').file] },
  })
  const before = hasUnsaved()
  await pass(10_000)
  await startClock()
  expect([before, hasUnsaved()]).toEqual([true, false])
})

test('a file that cannot be kept once its person has signed out is told of to nobody', async () => {
  const { user, dialog } = await openDetails('mine-03')
  const slow = slowFile('asha aadhaar.pdf')
  await user.upload(dialog.getByLabelText('Upload Documents'), slow.file)
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await user.click(screen.getAllByRole('button', { name: 'Logout', hidden: true })[0]!)
  await screen.findAllByRole('link', { name: 'Login' })
  slow.vanish()
  await act(() => slow.read.catch(() => undefined))
  await act(() => pause(0))
  expect(screen.queryByText(/asha aadhaar/)).not.toBeInTheDocument()
})

test('one document that is refused is not called several', async () => {
  const { user, dialog } = await openDetails('mine-03')
  const empty = new File([], 'consent.pdf', { type: 'application/pdf' })
  await user.upload(dialog.getByLabelText('Upload Documents'), empty)
  expect(
    await screen.findByRole('alertdialog', { name: 'The file could not be kept' }),
  ).toHaveTextContent('consent.pdf is empty.')
})

test('files are said to go into the pack only where there is one', async () => {
  const { dialog } = await openDetails('mine-03')
  expect(dialog.getByLabelText('Upload Documents')).toHaveAccessibleDescription(
    'PDF, JPG or PNG. The files are kept on this device; nothing is sent.',
  )
  expect(dialog.queryByRole('button', { name: /pack/ })).toBeNull()
  cleanup()
  const submitted = await openSubmitted()
  await decide(submitted.submission.id, 'approved')
  expect(await submitted.dialog.findByLabelText('Upload Report')).toHaveAccessibleDescription(
    'PDF, JPG or PNG. The files are kept on this device and go into the pack; nothing is sent.',
  )
  expect(submitted.dialog.getByRole('button', { name: 'Save the pack (ZIP)' })).toBeVisible()
})

test.each(['mine-02', 'mine-05', 'mine-06'])(
  'nothing can be uploaded to %s, which needs nothing',
  async (id) => {
    const { dialog } = await openDetails(id)
    expect(dialog.queryByLabelText(/^Upload/)).not.toBeInTheDocument()
  },
)

test('Download Report saves a report that is marked as sample data', async () => {
  const saved = catchSavedFiles()
  const { user, dialog } = await openDetails('mine-01')
  await user.click(dialog.getByRole('button', { name: 'Download Report' }))
  expect(await screen.findByText('The report is saved to your downloads')).toBeInTheDocument()
  const file = await saved.last()
  const text = new TextDecoder().decode(file.bytes)
  expect(file.name).toBe('SSIP-POC-2026-118 report.html')
  for (const part of [
    'Solar dryer for chilli farmers',
    '₹1,60,000',
    'Trial on six farms',
    'sample',
  ])
    expect(text).toContain(part)
})

test.each<[string, DecisionKind | undefined, RegExp]>([
  ['documents are requested', 'documents-required', /The documents that were requested; no date/],
  ['it is not handed in', undefined, /To sign the application and hand it in; no date/],
  ['it is approved', 'approved', /The milestones of this application are not in the portal/],
])('the report says what the details say while %s', async (_when, to, said) => {
  const saved = catchSavedFiles()
  const { user, dialog, submission } = await openSubmitted()
  if (to !== undefined) await decide(submission.id, to)
  expect(await dialog.findByText(said)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Download Report' }))
  await screen.findByText('The report is saved to your downloads')
  const report = new TextDecoder().decode((await saved.last()).bytes)
  expect(report).toMatch(said)
  if (to !== 'approved') expect(report).not.toContain('Nothing is due')
})

test('the report and the pack call an applicant without a name by their address, as the office does', async () => {
  const saved = catchSavedFiles()
  const { user, dialog, submission } = await openSubmitted()
  await database.submissions.update(submission.id, { applicantName: '' })
  const said = `<dt>Applicant</dt><dd>${sampleStudent.email}</dd>`
  await user.click(dialog.getByRole('button', { name: 'Download Report' }))
  await screen.findByText('The report is saved to your downloads')
  expect(new TextDecoder().decode((await saved.last()).bytes)).toContain(said)
  await user.click(dialog.getByRole('button', { name: 'Save the pack (ZIP)' }))
  await waitFor(async () => expect((await saved.last()).name).toMatch(/pack/))
  const { 'application.html': page = new Uint8Array() } = unzipSync((await saved.last()).bytes)
  expect(new TextDecoder().decode(page)).toContain(said)
})

test('a report that cannot be saved is called a report, and the application unchanged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, dialog } = await openSubmitted()
  vi.spyOn(database.submissions, 'get').mockRejectedValue(
    new DOMException('Internal error', 'UnknownError'),
  )
  await user.click(dialog.getByRole('button', { name: 'Download Report' }))
  expect(
    await screen.findByRole('alertdialog', { name: 'The report could not be saved' }),
  ).toHaveTextContent('The application is unchanged. Try again.')
})

test('a deadline can be put into the calendar', async () => {
  const saved = catchSavedFiles()
  const { user, dialog } = await openDetails('mine-01')
  await user.click(dialog.getByRole('button', { name: 'Add to calendar' }))
  const text = new TextDecoder().decode((await saved.last()).bytes)
  expect(text).toContain('DTSTART;VALUE=DATE:20270115')
})

test('the status and the remark of an administrator on this device are shown', async () => {
  const { dialog, submission } = await openSubmitted()
  await decide(
    submission.id,
    'documents-required',
    'Please add the endorsement.',
    Date.parse('2026-11-25T10:00:00'),
  )
  expect(await dialog.findByText('Documents Required')).toBeInTheDocument()
  expect(
    dialog.getByText('Please add the endorsement. (Dr Meera Joshi, 25 Nov 2026)'),
  ).toBeInTheDocument()
  expect(dialog.getByLabelText('Upload Documents')).toBeInTheDocument()
})

test('while documents are asked for, why and where to add them come first, and nothing leads to where one is', async () => {
  const submission = await keepSubmission('poc')
  await decide(
    submission.id,
    'documents-required',
    'Send the consent forms.',
    submission.submittedAt + 1000,
  )
  const { dialog } = await openDetails(submission.id)
  const where = await dialog.findByText(/Add them above, under ‘Documents and reports’/)
  expect(dialog.queryByRole('link', { name: /details of this application/ })).toBeNull()
  const inOrder = [
    dialog.getByText(/^Send the consent forms/),
    dialog.getByText('Upload Documents'),
    where,
  ]
  for (const [index, element] of inOrder.slice(1).entries())
    expect(element.compareDocumentPosition(inOrder[index]!)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('after the requested documents are uploaded the application says so, until the office decides again', async () => {
  const { user, dialog, submission } = await openSubmitted()
  await decide(submission.id, 'documents-required')
  const fact = (name: string) => dialog.getByText(name).nextElementSibling
  await waitFor(() =>
    expect(fact('Next deadline')).toHaveTextContent(/documents.* no date was set/),
  )
  expect(fact('Expected decision')).toHaveTextContent('After the office has the documents')
  await user.upload(
    await dialog.findByLabelText('Upload Documents'),
    new File(['%PDF-1.7 consent'], 'consent.pdf', { type: 'application/pdf' }),
  )
  const added = `Documents added on ${formatDate(Date.now())}`
  expect(await dialog.findByText(added)).toBeInTheDocument()
  expect(
    dialog.getByText(
      /^Documents were requested on .*\. You added documents on .*\. A pack that you save or share now holds them; until you give it to your nodal officer, they are only on this device\.$/,
    ),
  ).toBeInTheDocument()
  expect(dialog.queryByText('Documents Required')).not.toBeInTheDocument()
  // More can follow.
  expect(dialog.getByLabelText('Upload Documents')).toBeInTheDocument()
  await decide(submission.id, 'documents-required')
  expect(await dialog.findByText('Documents Required')).toBeInTheDocument()
  expect(dialog.queryByText(added)).not.toBeInTheDocument()
  await decide(submission.id, 'approved')
  expect(await dialog.findByText(/milestones of this application are not in/)).toBeInTheDocument()
})

test('an application of this device can be withdrawn and the withdrawal undone, at once or later', async () => {
  const { user, dialog, submission } = await openSubmitted()
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('“Low-cost soil moisture probe” is withdrawn')).toBeInTheDocument()
  expect(await dialog.findByText('Withdrawn')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await dialog.findByRole('button', { name: 'Withdraw' })).toBeInTheDocument()

  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await user.click(await dialog.findByRole('button', { name: 'Undo the withdrawal' }))
  expect(await dialog.findByText('Not handed in yet')).toBeInTheDocument()
  expect((await getSubmission(submission.id))?.withdrawnAt).toBeUndefined()
})

test('a double-click on Withdraw withdraws: the second click does not meet the undo in its place', async () => {
  const { user, dialog, submission } = await openSubmitted()
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Undo the withdrawal' }), { detail: 2 })
  await screen.findByText('“Low-cost soil moisture probe” is withdrawn')
  expect((await getSubmission(submission.id))?.withdrawnAt).toBeDefined()
})

test.each<[string, (id: string) => Promise<unknown>, RegExp, RegExp]>([
  [
    'was handed in',
    (id) => setHandIn(id, { handedIn: { on: '2026-12-04', to: 'Prof. Jignesh Bhatt' } }),
    /You handed it in on 4 Dec 2026 to Prof\. Jignesh Bhatt\. The portal sends no message/,
    /^Nobody has been told of the withdrawal\. .*: tell Prof\. Jignesh Bhatt yourself\.$/,
  ],
  [
    'was decided on',
    (applicationId) => decide(applicationId, 'approved'),
    /The office has decided on it\. The portal sends no message/,
    /^Nobody has been told of the withdrawal\. .*: tell the programme cell yourself\.$/,
  ],
])(
  'whoever withdraws what %s hears, before and after, whom to tell',
  async (_how, give, before, after) => {
    const { user, dialog, submission } = await openSubmitted()
    await give(submission.id)
    await waitFor(() => expect(dialog.queryByText('Not handed in yet')).not.toBeInTheDocument())
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(before)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Do not withdraw' }))
    expect((await getSubmission(submission.id))?.withdrawnAt).toBeUndefined()

    await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
    )
    expect(await dialog.findByText(after)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Undo the withdrawal' }))
    await waitFor(() => expect(dialog.queryByText(after)).not.toBeInTheDocument())
  },
)

test('a new draft starts from its answers, with copies of its files, and the form opens', async () => {
  const { user, dialog, router, submission } = await openSubmitted()
  await user.click(dialog.getByRole('button', { name: 'Use as a starting point for a new one' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apply/poc-grant/project'))
  const draft = await loadDraft('u-student', 'poc')
  expect(draft?.values.fields).toEqual(submission.values.fields)
  const form = pocForm
  const copies = attachmentIds(form, draft?.values ?? submission.values)
  const originals = attachmentIds(form, submission.values)
  expect(copies).toHaveLength(3)
  expect(copies.some((id) => originals.includes(id))).toBe(false)
  for (const [index, id] of copies.entries()) {
    const copy = await getAttachment(id)
    const original = await getAttachment(originals[index] ?? '')
    expect(copy?.bytes).toEqual(original?.bytes)
    expect(copy?.ownerId).toBe('u-student:poc')
    expect(original?.ownerId).toBe(submission.id)
  }
})

test('pressed again while it starts, it starts one draft and asks nothing', async () => {
  const { dialog, router } = await openSubmitted()
  const start = dialog.getByRole('button', { name: 'Use as a starting point for a new one' })
  fireEvent.click(start)
  fireEvent.click(start)
  await waitFor(() => expect(router.state.location.pathname).toBe('/apply/poc-grant/project'))
  await screen.findByText(/^A new draft/)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(await database.attachments.where('ownerId').equals('u-student:poc').count()).toBe(3)
})

/** The person leaves in another tab, and whoever signs in next is at the computer. */
async function leaveMeanwhile({ router }: Pick<Awaited<ReturnType<typeof openDetails>>, 'router'>) {
  await act(async () => {
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
}

test('it opens no form for whoever signs in after its person left in another tab meanwhile', async () => {
  const { dialog, router } = await openSubmitted()
  const { promise: heard, resolve: goOn } = Promise.withResolvers<void>()
  const { replaceDraft } = replacing
  vi.spyOn(replacing, 'replaceDraft').mockImplementationOnce(async (...given) => {
    const undo = await replaceDraft(...given)
    await heard
    return undo
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Use as a starting point for a new one' }))
  await waitFor(async () => expect(await loadDraft('u-student', 'poc')).toBeDefined())
  await leaveMeanwhile({ router })
  goOn()
  await act(() => pause(0))
  expect(JSON.stringify(router.state.location)).not.toContain('/apply')
  expect(screen.queryByText(/^A new draft/)).not.toBeInTheDocument()
})

test('a withdrawal that is stored once its person has left is told to nobody, who could undo it', async () => {
  const { dialog, router, submission } = await openSubmitted()
  const goOn = holdNextWrite('answer')
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(async () => expect((await getSubmission(submission.id))?.withdrawnAt).toBeDefined())
  await leaveMeanwhile({ router })
  goOn()
  await act(() => pause(0))
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('an existing draft is replaced only after asking', async () => {
  const submission = await keepSubmission('poc', {
    change: (values) => {
      values.fields['pocTitle'] = 'The submitted one'
    },
  })
  const before = await keepCompleteDraft('poc', sampleStudent)
  const { user, dialog, router } = await openDetails(submission.id)
  const start = await dialog.findByRole('button', {
    name: 'Use as a starting point for a new one',
  })
  await user.click(start)
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Replace your PoC Grant draft?')
  expect(question).toHaveTextContent('the old one stays in the form under ‘Earlier states’')
  await user.click(within(question).getByRole('button', { name: 'Keep the draft' }))
  expect((await loadDraft('u-student', 'poc'))?.values.fields['pocTitle']).toBe(
    'Low-cost soil moisture probe',
  )
  await user.click(start)
  await user.click(await screen.findByRole('button', { name: 'Replace the draft' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apply/poc-grant/project'))
  expect((await loadDraft('u-student', 'poc'))?.values.fields['pocTitle']).toBe('The submitted one')
  expect(await listRestorePoints('u-student:poc')).toContainEqual(
    expect.objectContaining({ occasion: 'before-loss', values: before }),
  )
  // The toast closes together with the dialog.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Your earlier draft is back')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/my-applications')
  expect(await loadDraft('u-student', 'poc')).toMatchObject({ values: before })
})

test('a replaced draft is not put back over newer input', async () => {
  const submission = await keepSubmission('poc')
  await keepCompleteDraft('poc', sampleStudent)
  const { user, dialog } = await openDetails(submission.id)
  await user.click(
    await dialog.findByRole('button', { name: 'Use as a starting point for a new one' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Replace the draft' }))
  const title = await screen.findByLabelText('Title of the proof of concept')
  fireEvent.input(title, { target: { value: 'My own words' } })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('Your earlier draft was not put back')
  expect((await loadDraft('u-student', 'poc'))?.values.fields['pocTitle']).toBe('My own words')
})

test('who undoes it and then stays on a form that could not be saved is told that the new one stays', async () => {
  const submission = await keepSubmission('poc')
  await keepCompleteDraft('poc', sampleStudent)
  const { user, dialog, router } = await openDetails(submission.id)
  await user.click(
    await dialog.findByRole('button', { name: 'Use as a starting point for a new one' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Replace the draft' }))
  const title = await screen.findByLabelText('Title of the proof of concept')
  vi.spyOn(database.drafts, 'put').mockRejectedValue(
    new DOMException('no room', 'QuotaExceededError'),
  )
  fireEvent.input(title, { target: { value: 'My own words' } })
  await screen.findAllByText('Not saved')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const question = within(await screen.findByRole('dialog', { name: 'Leave this form?' }))
  await user.click(question.getByRole('button', { name: 'Stay on this form' }))
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveTextContent('Your earlier draft was not put back')
  expect(alert).toHaveTextContent('You stayed on the form')
  expect(router.state.location.pathname).toBe('/apply/poc-grant/project')
  expect(title).toHaveValue('My own words')
})

test('one that the device does not take back is offered again: it is nowhere but here', async () => {
  const submission = await keepSubmission('poc')
  const before = await keepCompleteDraft('poc', sampleStudent)
  const { user, dialog } = await openDetails(submission.id)
  await user.click(
    await dialog.findByRole('button', { name: 'Use as a starting point for a new one' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Replace the draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  vi.spyOn(database.drafts, 'put').mockRejectedValueOnce(
    new DOMException('no room', 'QuotaExceededError'),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const failed = within(
    await screen.findByRole('alertdialog', { name: 'This could not be undone' }),
  )
  await user.click(failed.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your earlier draft is back')).toBeInTheDocument()
  expect(await loadDraft('u-student', 'poc')).toMatchObject({ values: before })
})

test('choosing the answers of a pack says whether they are the same content', async () => {
  const { user, dialog, submission } = await openSubmitted()
  const choose = dialog.getByLabelText('Choose the answers file')
  const file = answersFile(submission)
  const said = openRegions()
  await user.upload(choose, new File([file], 'answers.json', { type: 'application/json' }))
  expect(
    await dialog.findByText(
      `Same content: this is what was submitted as SSIP/POC/${thisYear}/001.`,
    ),
  ).toBeInTheDocument()
  expect(said()).toContainEqual(expect.stringMatching(/^Same content/))
  const changed = file.replace('₹1,80,000', '₹1,90,000')
  await user.upload(choose, new File([changed], 'answers.json', { type: 'application/json' }))
  expect(await dialog.findByText(/^Not the same content: the file was changed/)).toHaveTextContent(
    'It differs in: Project, Financial assistance required (₹).',
  )
  await user.upload(choose, new File(['?'], 'answers.json', { type: 'application/json' }))
  expect(await dialog.findByText(/^This is not an answers file/)).toBeInTheDocument()
})

test('answers that were shared as plain text are checked as well', async () => {
  const { user, dialog, submission } = await openSubmitted()
  const choose = dialog.getByLabelText('Choose the answers file')
  const shared = new File([answersFile(submission)], 'answers.txt', { type: 'text/plain' })
  await user.upload(choose, shared)
  expect(await dialog.findByText(/^Same content/)).toBeInTheDocument()
  const other = new File(['Hello.'], 'letter.txt', { type: 'text/plain' })
  await user.upload(choose, other)
  expect(await dialog.findByText(/^This is not an answers file/)).toHaveTextContent(
    'Choose answers.json from its ZIP, or answers.txt if its files came one by one.',
  )
})

test('Print opens the print dialog with the application alone, and takes it away afterwards', async () => {
  const printed: (string | null | undefined)[] = []
  window.print = vi.fn(() => {
    printed.push(document.querySelector('body > .print-alone')?.textContent)
    window.dispatchEvent(new Event('afterprint'))
  })
  const { user, dialog } = await openSubmitted()
  await user.click(dialog.getByRole('button', { name: 'Print or save as PDF' }))
  await waitFor(() => expect(printed).toHaveLength(1))
  expect(printed[0]).toContain('Twelve probes stood in two fields')
  await waitFor(() => expect(document.querySelector('.print-alone')).toBeNull())
})
