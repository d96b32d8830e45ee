import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { attachmentsOf } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { setHandIn, setWithdrawn } from '../../../src/storage/submissions/submissions'
import {
  keepSubmission,
  sampleAadhaarNumbers,
  sampleBytes,
  sampleStudent,
} from '../../support/grantValues'
import { loseBytes } from '../../support/lostBytes'
import { bareDigits, namedAfterNumbers, strewNumbers } from '../../support/numbersAstray'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'
import { thisYear } from '../../support/thisYear'

test('the receipt has the number, marked as provisional, the hash and every answer in full', async () => {
  const submission = await keepSubmission('ipr')
  await renderPortal(`/my-applications/${submission.id}/receipt`, { as: 'student' })
  await screen.findByRole('heading', { level: 1, name: 'Receipt' })
  const inMenus = { name: 'My Applications', hidden: true, current: 'page' } as const
  expect(screen.getAllByRole('link', inMenus)).not.toHaveLength(0)
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('Provisional number, counted on this device')).toBeInTheDocument()
  expect(main.getByText(/Now hand it in: nothing has been sent\.$/)).toBeVisible()
  expect(main.getAllByText(`SSIP/IPR/${thisYear}/001`)).toHaveLength(2)
  expect(main.getAllByText(submission.contentHash)).toHaveLength(2)
  const paper = screen.getByRole('region', { name: 'The application as it prints' })
  for (const group of submission.content.answers)
    for (const { label, text } of group.answers) {
      expect(paper).toHaveTextContent(label)
      expect(paper).toHaveTextContent(text)
    }
  for (const number of sampleAadhaarNumbers) expect(document.body).not.toHaveTextContent(number)
})

function expectMasked() {
  for (const number of sampleAadhaarNumbers)
    expect(bareDigits(document.body.textContent)).not.toContain(number)
}

test('a number in an answer or a file name is masked on the receipt, on its card and in its details', async () => {
  const submission = await keepSubmission('poc', {
    change: strewNumbers,
    fileNames: namedAfterNumbers,
  })
  const receipt = await renderPortal(`/my-applications/${submission.id}/receipt`, { as: 'student' })
  const paper = await screen.findByRole('region', { name: 'The application as it prints' })
  expect(paper).toHaveTextContent('My number is XXXX XXXX 0561, his is XXXX XXXX 8826.')
  expect(paper).toHaveTextContent('employer id XXXX XXXX 0561.png')
  expect(paper).toHaveTextContent(submission.contentHash)
  expectMasked()
  receipt.view.unmount()

  await renderPortal(`/my-applications?application=${submission.id}`, { as: 'student' })
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    await dialog.findByRole('button', { name: 'Download employer id XXXX XXXX 0561.png' }),
  ).toBeVisible()
  expectMasked()
})

test.each(['submissions', 'decisions'] as const)(
  'a receipt whose %s the device does not give out now is not called missing, nor not handed in',
  async (table) => {
    const submission = await keepSubmission('poc')
    const refused = new DOMException('Internal error', 'UnknownError')
    if (table === 'submissions') vi.spyOn(database.submissions, 'get').mockRejectedValue(refused)
    else
      vi.spyOn(database.decisions, 'orderBy').mockImplementation(() => {
        throw refused
      })
    await renderPortal(`/my-applications/${submission.id}/receipt`, { as: 'student' })
    await screen.findByRole('heading', { level: 1, name: 'The receipt could not be read' })
    expect(screen.getByText(/Nothing was changed or erased/)).toBeVisible()
  },
)

test('one press prints, one saves the pack', async () => {
  window.print = vi.fn()
  const saved = catchSavedFiles()
  const submission = await keepSubmission('poc')
  const { user } = await renderPortal(`/my-applications/${submission.id}/receipt`, {
    as: 'student',
  })
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
  expect(window.print).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Share the pack' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save the pack (ZIP)' }))
  expect(await screen.findByText('The pack is saved to your downloads')).toBeInTheDocument()
  expect(saved.names()).toEqual([`SSIP-POC-${thisYear}-001 pack.zip`])
})

type Sheet = { navigator: object; share: (data: ShareData) => Promise<void> }

/** Adds a share sheet to the device; returns the names of the files passed to it. */
function deviceWith({ navigator: more, share }: Sheet) {
  const names: string[] = []
  const ofDevice = {
    ...more,
    canShare: () => true,
    share: (data: ShareData) => {
      names.push(...(data.files ?? []).map((file) => file.name))
      return share(data)
    },
  }
  for (const [name, value] of Object.entries(ofDevice))
    Object.defineProperty(navigator, name, { value, configurable: true })
  return names
}

async function pressShare() {
  const saved = catchSavedFiles()
  const { id } = await keepSubmission('poc')
  const { user } = await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Share the pack' }))
  return saved
}

/** Catches what the next press of Print puts on paper. */
function catchPaper() {
  const papers: string[] = []
  window.print = vi.fn(() => {
    papers.push(document.querySelector('body > .print-alone')?.textContent ?? '')
    window.dispatchEvent(new Event('afterprint'))
  })
  return papers
}

describe('where there is a share sheet', () => {
  const zip = [`SSIP-POC-${thisYear}-001 pack.zip`]

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    for (const name of ['canShare', 'share', 'userAgentData'])
      Reflect.deleteProperty(navigator, name)
  })

  test('the share sheet gets the pack as one ZIP', async () => {
    const shared = deviceWith({ navigator: {}, share: async () => undefined })
    const saved = await pressShare()
    await waitFor(() => expect(shared).toEqual(zip))
    expect(saved.names()).toEqual([])
  })

  test('if it refuses ZIPs, as Chromium does, it gets the files one by one, the application first', async () => {
    const shared = deviceWith({ navigator: { userAgentData: {} }, share: async () => undefined })
    await pressShare()
    await waitFor(() => expect(shared).toHaveLength(5))
    expect(shared.slice(0, 2)).toEqual(['application.html', 'answers.txt'])
    expect(shared.slice(2).toSorted()).toEqual([
      'aadhaar (2).pdf',
      'aadhaar.pdf',
      'employer id.png',
    ])
  })

  test('if it then refuses the files, the pack is saved, with a message', async () => {
    deviceWith({
      navigator: {},
      share: async () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')),
    })
    const saved = await pressShare()
    expect(
      await screen.findByText('This browser cannot share the pack: it is saved to your downloads'),
    ).toBeInTheDocument()
    expect(saved.names()).toEqual(zip)
  })

  test('pressed again while it is open, it stays, and nothing is saved in its place', async () => {
    const closed = Promise.withResolvers<undefined>()
    let isOpen = false
    const shared = deviceWith({
      navigator: {},
      share: async () => {
        if (isOpen) throw new DOMException('An earlier share has not finished', 'InvalidStateError')
        isOpen = true
        return closed.promise
      },
    })
    const saved = await pressShare()
    const share = screen.getByRole('button', { name: 'Share the pack' })
    fireEvent.click(share)
    await waitFor(() => expect(shared).toEqual(zip))
    fireEvent.click(share)
    await act(async () => closed.resolve(undefined))
    await waitFor(() => expect(share).not.toHaveAttribute('aria-disabled'))
    expect(saved.names()).toEqual([])
    expect(screen.queryByText(/cannot share/)).not.toBeInTheDocument()
  })

  test('if the person closes it, nothing is saved', async () => {
    const shared = deviceWith({
      navigator: {},
      share: async () => Promise.reject(new DOMException('Share canceled', 'AbortError')),
    })
    const saved = await pressShare()
    await waitFor(() => expect(shared).toEqual(zip))
    expect(saved.names()).toEqual([])
    expect(screen.queryByText(/cannot share/)).not.toBeInTheDocument()
  })
})

const stored = async () => [await database.submissions.toArray(), await database.settings.toArray()]

describe('full Aadhaar numbers', () => {
  const spaced = sampleAadhaarNumbers.map((number) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 '))

  test('are on one print only when they are asked for, and nowhere else', async () => {
    const papers = catchPaper()
    const { id } = await keepSubmission('poc')
    const { user } = await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
    const choice = await screen.findByRole('checkbox', { name: 'Print full Aadhaar numbers' })
    expect(choice).not.toBeChecked()
    await user.click(choice)
    for (const number of spaced) expect(document.body).not.toHaveTextContent(number)

    const print = screen.getByRole('button', { name: 'Print or save as PDF' })
    await user.click(print)
    await waitFor(() => expect(papers).toHaveLength(1))
    for (const number of spaced) expect(papers[0]).toContain(number)
    expect(papers[0]).not.toContain('XXXX')
    expect(papers[0]).toContain('This print holds full Aadhaar numbers.')

    await waitFor(() => expect(choice).not.toBeChecked())
    for (const number of spaced) expect(document.body).not.toHaveTextContent(number)
    await user.click(print)
    await waitFor(() => expect(papers).toHaveLength(2))
    for (const number of spaced) expect(papers[1]).not.toContain(number)
    expect(papers[1]).toContain('XXXX XXXX 0561')
  })

  test('are not printed again because of the last choice, which is not stored', async () => {
    const { id } = await keepSubmission('poc')
    const path = `/my-applications/${id}/receipt`
    const { user } = await renderPortal(path, { as: 'student' })
    const choice = await screen.findByRole('checkbox', { name: 'Print full Aadhaar numbers' })
    const before = await stored()
    await user.click(choice)
    expect(await stored()).toEqual(before)
    cleanup()
    await renderPortal(path, { as: 'student' })
    expect(
      await screen.findByRole('checkbox', { name: 'Print full Aadhaar numbers' }),
    ).not.toBeChecked()
  })
})

describe.each([
  ['is gone', (id: string) => database.attachments.delete(id)],
  ['lost its bytes', (id: string) => loseBytes('attachments', id)],
])('a file that %s', (_how, lose) => {
  async function submitAndLose() {
    const submission = await keepSubmission('poc')
    const files = await attachmentsOf(submission.id)
    await lose(files.find(({ name }) => name === 'employer id.png')?.id ?? '')
    return submission
  }
  const note =
    'Missing on this device: employer id.png. Add the original by hand when you hand in the application.'

  test('is named on the receipt, and the pack is saved without it', async () => {
    const saved = catchSavedFiles()
    const { id } = await submitAndLose()
    const { user } = await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
    expect(await screen.findByText(note)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save the pack (ZIP)' }))
    const alert = await screen.findByRole('alertdialog', {
      name: 'A file of the pack is not as submitted',
    })
    expect(alert).toHaveTextContent(
      'Missing or changed on this device: employer id.png. Give the original along with the pack.',
    )
    expect(Object.keys(unzipSync((await saved.last()).bytes))).toHaveLength(2 + 2)
  })

  test('is named in the details, which list the others, and a new draft starts without it', async () => {
    const { id } = await submitAndLose()
    const { user, router } = await renderPortal(`/my-applications?application=${id}`, {
      as: 'student',
    })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(note)).toBeInTheDocument()
    expect(dialog.getAllByRole('button', { name: /^Download aadhaar/ })).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Use as a starting point for a new one' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/apply/poc-grant/project'))
    expect(await attachmentsOf('u-student:poc')).toHaveLength(2)
  })

  test.each([
    [
      'handed in',
      (id: string) => setHandIn(id, { handedIn: { on: '2026-11-20', to: 'Dr Bhatt' } }),
    ],
    ['withdrawn', (id: string) => setWithdrawn(id, Date.now())],
  ])('is only named once the application is %s', async (_what, change) => {
    const { id } = await submitAndLose()
    await change(id)
    await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
    expect(await screen.findByText('Missing on this device: employer id.png.')).toBeVisible()
  })
})

test('several files that are gone are named together', async () => {
  const { id } = await keepSubmission('poc')
  await database.attachments.where({ ownerId: id }).delete()
  const { user } = await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
  expect(
    await screen.findByText(/Add the originals by hand when you hand in the application\.$/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save the pack (ZIP)' }))
  expect(
    await screen.findByRole('alertdialog', { name: 'Some files of the pack are not as submitted' }),
  ).toHaveTextContent(/Give the originals along with the pack\./)
})

test('a file that was changed is in the pack, which is not said to be without it', async () => {
  const saved = catchSavedFiles()
  const { id } = await keepSubmission('poc')
  const file = (await attachmentsOf(id)).find(({ name }) => name === 'employer id.png')
  await database.attachments.update(file?.id ?? '', { bytes: sampleBytes(9) })
  const { user } = await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
  await user.click(await screen.findByRole('button', { name: 'Save the pack (ZIP)' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Missing or changed on this device: employer id.png. Give the original along with the pack.',
  )
  expect(Object.keys(unzipSync((await saved.last()).bytes))).toContain(
    'attachments/employer id.png',
  )
})

test('an application submitted by an older version without a file says for which question it is missing', async () => {
  const submission = await keepSubmission('poc')
  const mentor = submission.content.answers.find(({ sectionId }) => sectionId === 'mentor')
  for (const answer of mentor?.answers ?? [])
    if (answer.label === 'Employer ID') answer.text = 'The file is missing on this device'
  await database.submissions.put(submission)
  await renderPortal(`/my-applications/${submission.id}/receipt`, { as: 'student' })
  expect(
    await screen.findByText(
      'Submitted without this file: Mentor, Employer ID. To attach it, press ‘Use as a starting point for a new one’ in the details of this application.',
    ),
  ).toBeInTheDocument()
  await setHandIn(submission.id, { handedIn: { on: '2026-11-20', to: 'Dr Bhatt' } })
  expect(
    await screen.findByText('Submitted without this file: Mentor, Employer ID.'),
  ).toBeInTheDocument()
})

async function expectNoReceipt(submissionId: string) {
  await renderPortal(`/my-applications/${submissionId}/receipt`, { as: 'student' })
  expect(
    await screen.findByRole('heading', { name: 'This application is not on this device' }),
  ).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('Low-cost soil moisture probe')
}

test('a receipt that is not on this device says so', async () => {
  await expectNoReceipt('missing')
})

test('a receipt of somebody else on this device is not shown', async () => {
  const { id } = await keepSubmission('poc', { user: { ...sampleStudent, id: 'u-other' } })
  await expectNoReceipt(id)
})

test('a damaged submission shows what can be read of it, and what could not be', async () => {
  const { id, number } = await keepSubmission('poc')
  await database.submissions.update(id, {
    institution: 9 as never,
    'values.teamLeader': ['4829 1337 0561'] as never,
  })
  await renderPortal(`/my-applications/${id}/receipt`, { as: 'student' })
  expect(await screen.findByText(/^Part of this application was damaged/)).toBeVisible()
  expect(screen.getByText('Institution: 9')).toBeVisible()
  expect(screen.getByText(/^What was typed into the form: .*XXXX XXXX 0561/)).toBeVisible()
  expect(screen.getAllByText(number).length).toBeGreaterThan(0)
  expect(screen.getByRole('region', { name: 'The application as it prints' })).toHaveTextContent(
    'Low-cost soil moisture probe',
  )
})
