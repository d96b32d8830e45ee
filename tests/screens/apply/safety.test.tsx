import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addAttachment, listAttachments } from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { loadDraft } from '../../../src/storage/drafts/drafts'
import * as restorePoints from '../../../src/storage/restore-points/restorePoints'
import { anyTabUnsaved } from '../../../src/pwa/unsaved'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'

const poc = 'Title of the proof of concept'
const idea = 'Description of the proof of concept'
const text = 'A dryer that runs on sunlight and keeps mango pulp clean for a year.'

// The code that keeps earlier states is loaded after the form; here it must be there before the first
// key.
beforeAll(async () => {
  await import('../../../src/storage/restore-points/RestoreKeeper')
  await import('../../../src/storage/restore-points/besideDraft')
})

afterEach(() => Reflect.deleteProperty(navigator, 'storage'))

async function openIdea() {
  const portal = await renderPortal('/apply/poc-grant/idea', { as: 'student' })
  const field = await screen.findByLabelText(idea)
  return { ...portal, field }
}

async function type(field: HTMLElement, value: string) {
  fireEvent.input(field, { target: { value } })
  await screen.findAllByText(/^Saved on this device/)
}

test('a form that stays open past midnight names the day of its last save', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-20T23:58:00'),
  })
  const { field } = await openIdea()
  await type(field, text)
  expect(screen.getAllByText('Saved on this device, 11:58 PM')).not.toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  // Screen readers may be hearing of it just now, on a busy machine.
  const line = { ignore: '[role=status]' }
  expect(screen.queryByText('Saved on this device, 11:58 PM', line)).not.toBeInTheDocument()
  expect(screen.getAllByText('Saved on this device, 20 Nov 2026, 11:58 PM')).not.toHaveLength(0)
  vi.useRealTimers()
})

test('so does one that the device has not saved since', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-20T23:58:00'),
  })
  const { field } = await openIdea()
  await type(field, text)
  vi.spyOn(database.drafts, 'put').mockRejectedValue(
    new DOMException('no room', 'QuotaExceededError'),
  )
  fireEvent.input(field, { target: { value: `${text} And chillies.` } })
  expect(await screen.findByText(/Last saved on this device at 11:58 PM/)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  expect(screen.getByText(/Last saved on this device at 20 Nov 2026, 11:58 PM/)).toBeVisible()
  vi.useRealTimers()
})

test('a draft that was saved while the clock was ahead names that day', async () => {
  const { field } = await openIdea()
  await type(field, text)
  const ahead = new Date('2027-11-20T15:00:00').getTime()
  await database.drafts.toCollection().modify({ savedAt: ahead })
  cleanup()
  await openIdea()
  expect(screen.getAllByText('Saved on this device, 20 Nov 2027, 3:00 PM')).not.toHaveLength(0)
})

test('opening the form erases a file that nothing has referred to for more than a day', async () => {
  const file = { name: 'replaced.pdf', type: 'application/pdf', bytes: new ArrayBuffer(8) }
  const { id } = await addAttachment('u-student:poc', file)
  await database.attachments.update(id, { orphanedAt: Date.now() - 25 * 60 * 60_000 })
  await openIdea()
  await waitFor(async () => expect(await listAttachments('u-student:poc')).toEqual([]))
})

test('a draft that was replaced in another tab is shown to whoever comes back, and nothing old is said to be saved', async () => {
  const { field } = await openIdea()
  await type(field, text)
  const replaced = 'A heat pump that dries chillies in the rain.'
  await database.drafts.toCollection().modify((draft) => {
    draft.revision += 1
    draft.values.fields['pocDescription'] = replaced
  })
  fireEvent.focus(window)
  await waitFor(() => expect(screen.getByLabelText(idea)).toHaveValue(replaced))
})

test('an answer emptied by mistake is listed, compared and restored, and that can be undone', async () => {
  const { user, router, field } = await openIdea()
  await type(field, text)
  await type(field, '')
  await router.navigate('/apply/poc-grant/check')
  await user.click(await screen.findByRole('button', { name: 'Earlier states' }))
  const list = within(await screen.findByRole('dialog', { name: 'Earlier states of this draft' }))
  const reason = await list.findByText(/^Before something was emptied, removed or replaced/)
  expect(reason).toHaveTextContent(/Different now: .*Description of the proof of concept\.$/)
  const entry = within(reason.closest('li') as HTMLElement)
  await user.click(entry.getByRole('button', { name: /^Compare the state of .* with now$/ }))
  const change = within(entry.getByText(idea).closest('li') as HTMLElement)
  expect(change.getByText('Then').nextSibling).toHaveTextContent(text)
  expect(change.getByText('Now').nextSibling).toHaveTextContent('Not filled in')

  await user.click(entry.getByRole('button', { name: /^Go back to the state of / }))
  await screen.findByText('The draft is as it was then')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText(text)).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())
})

test('the draft is not replaced by an earlier state where the state of now cannot be kept', async () => {
  const { user, router, field } = await openIdea()
  await type(field, text)
  await type(field, '')
  await type(field, 'Typed anew')
  await router.navigate('/apply/poc-grant/check')
  await user.click(await screen.findByRole('button', { name: 'Earlier states' }))
  const list = within(await screen.findByRole('dialog', { name: 'Earlier states of this draft' }))
  const [reason] = await list.findAllByText(/^Before something was emptied, removed or replaced/)
  vi.spyOn(restorePoints, 'keepRestorePoint').mockRejectedValue(
    new DOMException('no room', 'QuotaExceededError'),
  )
  const entry = within(reason?.closest('li') as HTMLElement)
  await user.click(entry.getByRole('button', { name: /^Go back to the state of / }))
  expect(
    await screen.findByRole('alertdialog', { name: 'The draft was not changed' }),
  ).toBeVisible()
  expect((await loadDraft('u-student', 'poc'))?.values.fields['pocDescription']).toBe('Typed anew')
})

test('a number of which only the masked digits were changed is listed, compared and restored', async () => {
  const { user } = await renderPortal('/apply/poc-grant/team', { as: 'student' })
  const field = await screen.findByLabelText('Aadhaar number')
  await type(field, '999988880561')
  cleanup()
  await renderPortal('/apply/poc-grant/team', { as: 'student' })
  await type(await screen.findByLabelText('Aadhaar number'), '482913370561')
  await user.click(screen.getByRole('button', { name: 'Earlier states' }))
  const list = within(await screen.findByRole('dialog', { name: 'Earlier states of this draft' }))
  const [newest] = await list.findAllByText(/^When you opened the draft/)
  expect(newest).toHaveTextContent('Different now: Team member 1: Aadhaar number.')
  const entry = within(newest?.closest('li') as HTMLElement)
  await user.click(entry.getByRole('button', { name: /^Compare the state of .* with now$/ }))
  expect(entry.getByText('The digits that are not shown differ.')).toBeInTheDocument()
  await user.click(entry.getByRole('button', { name: /^Go back to the state of / }))
  await screen.findByText('The draft is as it was then')
  await waitFor(() => expect(screen.getByLabelText('Aadhaar number')).toHaveValue('999988880561'))
})

test('two states of one minute can be told apart by name', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00') })
  const { user, field } = await openIdea()
  await type(field, text)
  await type(field, '')
  await type(field, `Once more: ${text}`)
  await type(field, '')
  await user.click(screen.getByRole('button', { name: 'Earlier states' }))
  const list = within(await screen.findByRole('dialog', { name: 'Earlier states of this draft' }))
  await list.findAllByText(/^Before something was emptied/)
  const names = list
    .getAllByRole('button', { name: /^Go back to the state of 20 Nov 2026, 3:00 PM/ })
    .map((button) => button.getAttribute('aria-label'))
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
  expect(names.at(-1)).toBe('Go back to the state of 20 Nov 2026, 3:00 PM (1)')
  vi.useRealTimers()
})

test('going back is not undone over what was typed since', async () => {
  const { user, router, field } = await openIdea()
  await type(field, text)
  await type(field, '')
  await user.click(screen.getByRole('button', { name: 'Earlier states' }))
  const list = within(await screen.findByRole('dialog', { name: 'Earlier states of this draft' }))
  const [reason] = await list.findAllByText(/^Before something was emptied, removed or replaced/)
  const entry = within(reason?.closest('li') as HTMLElement)
  await user.click(entry.getByRole('button', { name: /^Go back to the state of / }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await type(await screen.findByLabelText('Methodology'), 'Sunlight')

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const alert = within(await screen.findByRole('alertdialog'))
  expect(alert.getByText(/It was changed since/)).toBeInTheDocument()
  await user.click(alert.getByRole('button', { name: 'OK' }))
  expect(screen.getByLabelText('Methodology')).toHaveValue('Sunlight')
  expect(screen.getByLabelText(idea)).toHaveValue(text)
  await router.navigate('/dashboard')
})

/** From now on the device has no room for what is typed. */
function fillDevice() {
  const full = new DOMException('no room', 'QuotaExceededError')
  vi.spyOn(database.drafts, 'put').mockRejectedValue(full)
}

test('nothing replaces what is not saved: going back says so first', async () => {
  const { user, field } = await openIdea()
  await type(field, text)
  await type(field, '')
  fillDevice()
  fireEvent.input(field, { target: { value: 'Only in this tab' } })
  await screen.findAllByText('Not saved')
  await user.click(screen.getByRole('button', { name: 'Earlier states' }))
  const list = within(await screen.findByRole('dialog', { name: 'Earlier states of this draft' }))
  const [state] = await list.findAllByRole('button', { name: /^Go back to the state of / })
  await user.click(state!)
  const alert = within(
    await screen.findByRole('alertdialog', {
      name: 'Your last changes are not saved on this device',
    }),
  )
  await user.click(alert.getByRole('button', { name: 'OK' }))
  await user.keyboard('{Escape}')
  expect(field).toHaveValue('Only in this tab')
})

test('a draft that was discarded comes back with what was not saved', async () => {
  const { user, field } = await openIdea()
  await type(field, text)
  fillDevice()
  fireEvent.input(field, { target: { value: 'Only in this tab' } })
  await screen.findAllByText('Not saved')
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByLabelText(idea)).toHaveValue('Only in this tab'))
})

test('an answer that the profile filled in is no change: going back is undone after scrolling', async () => {
  const { user, router } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  const head = await screen.findByLabelText('Head of institution')
  await type(screen.getByLabelText('Title of the proof of concept'), 'Dryer')
  await type(head, 'Dr. Rao')
  await router.navigate('/apply/poc-grant/idea')
  await type(await screen.findByLabelText(idea), text)
  await user.click(screen.getByRole('button', { name: 'Earlier states' }))
  const list = within(await screen.findByRole('dialog', { name: 'Earlier states of this draft' }))
  const states = await list.findAllByRole('button', { name: /^Go back to the state of / })
  await user.click(states.at(-1)!)
  await screen.findByText('The draft is as it was then')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await router.navigate('/apply/poc-grant/project')
  expect(await screen.findByLabelText('Head of institution')).toHaveValue('Dr. Rao')
  fireEvent(document, new Event('scrollend'))
  await screen.findAllByText(/^Saved on this device/)

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
  )
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await router.navigate('/apply/poc-grant/idea')
  expect(await screen.findByLabelText(idea)).toHaveValue(text)
})

test('‘Where is my work?’ says: on this device, readable, not promised, then promised, sent to nobody', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  )
  const persist = vi.fn(async () => false)
  const storage = { persisted: async () => false, persist, estimate: async () => ({ quota: 9e8 }) }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  const { user, field } = await openIdea()
  await type(field, text)
  const [button] = screen.getAllByRole('button', { name: 'Where is my work?' }) as [HTMLElement]
  // Its title names it. Beside another name it would be read out as well, in the same words.
  expect(button).not.toHaveAttribute('aria-label')
  await user.click(button)
  const where = within(await screen.findByRole('dialog', { name: 'Where is my work?' }))
  const answer = (question: string) => where.getByText(question).nextSibling
  expect(answer('Is it on this device?')).toHaveTextContent(
    /^Yes, in this browser, with every change up to \d+:\d\d/,
  )
  expect(answer('Can others read it?')).toHaveTextContent(/^Yes, whoever can use this browser can/)
  await waitFor(() => expect(answer('Room left')).toHaveTextContent(/^About .* for this portal/))
  expect(answer('Last saved copy')).toHaveTextContent('None that this browser has noted.')
  expect(answer('Was it sent to anybody?')).toHaveTextContent(/^No\./)

  const ask = () => where.getByRole('button', { name: 'Ask the browser to protect it' })
  await user.click(ask())
  expect(await where.findByText(/^The browser did not promise it/)).toBeVisible()
  persist.mockResolvedValue(true)
  await user.click(ask())
  await waitFor(() =>
    expect(answer('Is it protected from being cleared?')).toHaveTextContent(
      /^Yes\. The browser promised/,
    ),
  )
})

test('a draft that is back is not said to be gone where its earlier states could not be put back', async () => {
  const { user, field } = await openIdea()
  await type(field, text)
  const putBack = vi.fn(async () => undefined)
  putBack.mockRejectedValueOnce(new DOMException('no room', 'QuotaExceededError'))
  vi.spyOn(restorePoints, 'removeRestorePoints').mockResolvedValue(putBack)
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Discard draft' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  const alert = within(
    await screen.findByRole('alertdialog', { name: 'The earlier states could not be put back' }),
  )
  expect(await screen.findByLabelText(idea)).toHaveValue(text)
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(putBack).toHaveBeenCalledTimes(2))
  expect(screen.queryByText(/^There is another draft/)).not.toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

/** Checks what 'Where is my work?' says of the last saved copy. */
async function expectLastCopy(user: UserEvent, said: RegExp): Promise<void> {
  await user.click(screen.getAllByRole('button', { name: 'Where is my work?' })[0]!)
  const where = within(await screen.findByRole('dialog', { name: 'Where is my work?' }))
  await waitFor(() =>
    expect(where.getByText('Last saved copy').nextSibling).toHaveTextContent(said),
  )
  await user.click(where.getByRole('button', { name: 'Close' }))
}

test('a copy of a draft that was discarded is none of the next one, and is noted again when it comes back', async () => {
  const saved = catchSavedFiles()
  const { user } = await renderPortal('/apply/poc-grant/project', { as: 'student' })
  await type(await screen.findByLabelText(poc), 'Solar dryer')
  await user.click(screen.getByRole('button', { name: 'Save a copy' }))
  await waitFor(() => expect(saved.names()).toHaveLength(1))
  await expectLastCopy(user, /as a file where your browser keeps downloads\.$/)

  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Discard draft' }))
  await screen.findByText('Draft discarded')
  await waitFor(() => expect(screen.getByLabelText(poc)).toHaveValue(''))
  await expectLastCopy(user, /^None that this browser has noted\.$/)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByLabelText(poc)).toHaveValue('Solar dryer'))
  await expectLastCopy(user, /as a file where your browser keeps downloads\.$/)
})

test('a draft that does not come back over another one is found among that one’s earlier states', async () => {
  const { user, field, router } = await openIdea()
  await type(field, text)
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Discard draft' }))
  await screen.findByText('Draft discarded')
  await act(() => router.navigate('/apply/poc-grant/project'))
  await type(await screen.findByLabelText(poc), 'Another idea')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/It is under ‘Earlier states’\.$/)).toBeVisible()
  // Nobody is told this by a page that is loaded again.
  expect(await anyTabUnsaved()).toBe(true)
  expect(screen.getByLabelText(poc)).toHaveValue('Another idea')
  await user.click(screen.getByRole('button', { name: 'Earlier states' }))
  await user.click((await screen.findAllByRole('button', { name: /^Go back/ }))[0]!)
  await screen.findByText(/^The draft is as it was/)
  expect((await loadDraft('u-student', 'poc'))?.values.fields).toMatchObject({ pocTitle: '' })
  expect(JSON.stringify(await loadDraft('u-student', 'poc'))).toContain(text)
})

test('an update waits while a discard can be undone', async () => {
  const { user, field } = await openIdea()
  await type(field, text)
  expect(await anyTabUnsaved()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Discard draft' }))
  await screen.findByText('Draft discarded')
  await waitFor(async () => expect(await anyTabUnsaved()).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByLabelText(idea)).toHaveValue(text))
  await waitFor(async () => expect(await anyTabUnsaved()).toBe(false))
})

test('‘Where is my work?’ knows of a copy whose note this device could not keep, and says nothing where it cannot read', async () => {
  const saved = catchSavedFiles()
  const { user } = await renderPortal('/apply/poc-grant/all', { as: 'student' })
  await type(await screen.findByLabelText(idea), text)
  const cutOff = new DOMException('cut off', 'UnknownError')
  const put = vi.spyOn(database.settings, 'put').mockRejectedValue(cutOff)
  await user.click(screen.getByRole('button', { name: 'Save a copy' }))
  await waitFor(() => expect(saved.names()).toHaveLength(1))
  await screen.findByText(/^Copy saved: /)
  await expectLastCopy(user, /as a file where your browser keeps downloads\.$/)
  put.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Save a copy' }))
  await waitFor(() => expect(saved.names()).toHaveLength(2))
  await expectLastCopy(user, /as a file where your browser keeps downloads\.$/)
  vi.spyOn(database.settings, 'get').mockRejectedValue(cutOff)
  await expectLastCopy(user, /^This browser does not say\.$/)
})

test('‘Where is my work?’ does not call protected what the browser deletes after seven days', async () => {
  const storage = { persisted: async () => true, estimate: async () => ({}) }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  )
  const { user } = await openIdea()
  await user.click(screen.getAllByRole('button', { name: 'Where is my work?' })[0]!)
  const where = within(await screen.findByRole('dialog', { name: 'Where is my work?' }))
  const answer = where.getByText('Is it protected from being cleared?').nextSibling
  await waitFor(() => expect(answer).toHaveTextContent(/after seven days without a visit/))
  expect(where.queryByRole('button', { name: /^Ask the browser/ })).not.toBeInTheDocument()
})

test('‘Where is my work?’ says whether the last copy has the answers of now, whatever the clock says', async () => {
  const saved = catchSavedFiles()
  const { user } = await renderPortal('/apply/poc-grant/all', { as: 'student' })
  const field = await screen.findByLabelText(idea)
  const lastCopy = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Where is my work?' })[0]!)
    const where = within(await screen.findByRole('dialog', { name: 'Where is my work?' }))
    const answer = where.getByText('Last saved copy').nextSibling
    await waitFor(() => expect(answer).toHaveTextContent(/^\d/))
    const said = answer?.textContent
    await user.click(where.getByRole('button', { name: 'Close' }))
    return said
  }
  await type(field, text)
  await user.click(screen.getByRole('button', { name: 'Save a copy' }))
  await waitFor(() => expect(saved.names()).toHaveLength(1))
  await screen.findByText(/^Copy saved: /)
  expect(await lastCopy()).toMatch(/as a file where your browser keeps downloads\.$/)

  // The clock is found to be ahead, and set right.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 60 * 60 * 1000 })
  await type(field, `${text} It folds.`)
  expect(await lastCopy()).toMatch(/with other answers than now/)
  await type(field, text)
  expect(await lastCopy()).toMatch(/as a file where your browser keeps downloads\.$/)

  // So does the copy that is offered before another one replaces the draft.
  const first = await saved.last()
  await type(field, `${text} It folds twice.`)
  await user.click(screen.getByRole('button', { name: 'Open a saved copy' }))
  const dialog = await screen.findByRole('dialog', { name: 'Open a saved copy' })
  const input = dialog.querySelector('input[type="file"]')
  if (input === null) throw new Error('There is nothing to choose a file with')
  fireEvent.change(input, { target: { files: [new File([first.bytes], first.name)] } })
  await user.click(await within(dialog).findByRole('button', { name: 'Save a copy of it first' }))
  await waitFor(() => expect(saved.names()).toHaveLength(2))
  await user.click(within(dialog).getByRole('button', { name: 'Keep the draft on this device' }))
  expect(await lastCopy()).toMatch(/as a file where your browser keeps downloads\.$/)
  vi.useRealTimers()
})
