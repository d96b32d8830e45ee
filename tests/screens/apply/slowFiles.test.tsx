import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { hasUnsaved } from '../../../src/pwa/unsaved'
import * as attachments from '../../../src/storage/attachments'
import { database } from '../../../src/storage/database'
import { draftId, loadDraft, raiseRevision } from '../../../src/storage/drafts/drafts'
import { keepRestorePoint } from '../../../src/storage/restore-points/restorePoints'
import { keepCompleteDraft } from '../../support/grantValues'
import { renderPortal } from '../../support/renderPortal'
import { catchSavedFiles } from '../../support/savedFiles'
import { pass, pressWithStoppedClock, settled, startClock } from '../../support/simulatedTime'
import { slowFile } from '../../support/slowFile'

/*
 * A large scan on a cheap phone, or one that a picker first fetches from elsewhere, is read for
 * seconds. Meanwhile the person goes on.
 */

/** How long a file on its way holds up what can do without it, in milliseconds. */
const patience = 10_000

async function openForm(path = '/apply/poc-grant/all') {
  const portal = await renderPortal(path, { as: 'student' })
  await screen.findByRole('button', { name: /^(Submit application|Continue)$/ })
  return portal
}

/** With every question answered. */
async function openComplete(path?: string) {
  await keepCompleteDraft('poc')
  return openForm(path)
}

const member = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Team member ${number}`) }))

const choose = (field: HTMLElement, file: File) =>
  fireEvent.change(field, { target: { files: [file] } })

/** Chooses a file that has yet to arrive. */
function chooseSlow(field: HTMLElement, name: string) {
  const slow = slowFile(name)
  choose(field, slow.file)
  return slow
}

const stored = async () => (await loadDraft('u-student', 'poc'))?.values

/** The name of the file that the stored draft names here. */
async function storedFile(id: string | undefined) {
  const file = id === undefined || id === '' ? undefined : await database.attachments.get(id)
  return file?.name
}

const fileOfMember = async (number: number) =>
  storedFile((await stored())?.teamMembers[number - 1]?.['aadharFile'])

const employerId = async () => storedFile((await stored())?.mentor['employerId'])

const undo = async () => (await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!

const discarding = () => screen.getByRole('button', { name: 'Discarding…' })

const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

/** The form is left with a file on its way, until that is waited for no longer. */
async function leaveForLong() {
  const { router } = await openComplete()
  const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
  await pressWithStoppedClock(document.body)
  await act(() => router.navigate('/my-applications'))
  await pass(patience)
  await settled(() => expect(hasUnsaved()).toBe(false))
  await startClock()
  return { router, slow }
}

describe('a file that is being read', () => {
  test('stays with the member for whom it was chosen when another one is removed meanwhile', async () => {
    const { user } = await openComplete()
    const slow = chooseSlow(member(2).getByLabelText('Aadhaar card scan: Replace'), 'imran.pdf')
    await user.click(screen.getByRole('button', { name: 'Remove team member 1' }))
    await slow.arrive()
    expect(await member(1).findByText('imran.pdf')).toBeInTheDocument()
    await waitFor(async () => expect(await fileOfMember(1)).toBe('imran.pdf'))
    expect((await stored())?.teamMembers).toHaveLength(1)
  })

  test('is not on this device yet, and ‘Where is my work?’ does not say so', async () => {
    const { user } = await openComplete()
    const slow = chooseSlow(member(2).getByLabelText('Aadhaar card scan: Replace'), 'imran.pdf')
    await user.click(screen.getAllByRole('button', { name: 'Where is my work?' })[0]!)
    const where = within(await screen.findByRole('dialog', { name: 'Where is my work?' }))
    const answer = where.getByText('Is it on this device?').nextSibling
    expect(answer).toHaveTextContent('It is being saved right now.')
    await slow.arrive()
    await waitFor(() => expect(answer).toHaveTextContent(/^Yes, /))
  })

  test('is there when its member was removed and is put back', async () => {
    const { user } = await openComplete()
    const slow = chooseSlow(member(2).getByLabelText('Aadhaar card scan: Replace'), 'imran.pdf')
    await user.click(screen.getByRole('button', { name: 'Remove team member 2' }))
    await slow.arrive()
    await user.click(await undo())
    expect(await member(2).findByText('imran.pdf')).toBeInTheDocument()
    await waitFor(async () => expect(await fileOfMember(2)).toBe('imran.pdf'))
  })

  test('and cannot be read while its member is away leaves the one before with them when they are put back', async () => {
    const { user } = await openComplete()
    const before = await fileOfMember(2)
    const slow = chooseSlow(member(2).getByLabelText('Aadhaar card scan: Replace'), 'imran.pdf')
    await user.click(screen.getByRole('button', { name: 'Remove team member 2' }))
    slow.vanish()
    await settled(() => expect(hasUnsaved()).toBe(false))
    await user.click(await undo())
    expect(await member(2).findByText('aadhaar.pdf')).toBeInTheDocument()
    await waitFor(async () => expect((await stored())?.teamMembers).toHaveLength(2))
    expect(await fileOfMember(2)).toBe(before)
  })

  test('gives way to one that was chosen later, also if it arrives after it', async () => {
    await openForm()
    const first = slowFile('first.pdf')
    const second = slowFile('second.pdf')
    choose(member(1).getByLabelText(/^Aadhaar card scan/), first.file)
    choose(member(1).getByLabelText(/^Aadhaar card scan/), second.file)
    await second.arrive()
    expect(await screen.findByText('second.pdf')).toBeInTheDocument()
    await first.arrive()
    await screen.findAllByText(/^Saved on this device/)
    expect(await fileOfMember(1)).toBe('second.pdf')
    expect(screen.queryByText('first.pdf')).not.toBeInTheDocument()
  })

  test('is waited for by Submit', async () => {
    const { user } = await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    expect(screen.queryByText(/^A file is still on its way/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByRole('button', { name: 'Submitting…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // It may never come, and then it is not the submission that takes its time.
    expect(screen.getByText(/^A file is still on its way/)).toHaveRole('status')
    expect(await database.submissions.count()).toBe(0)
    await slow.arrive()
    await screen.findByText(/submitted successfully/)
    const [submission] = await database.submissions.toArray()
    expect(await storedFile(submission?.values.mentor['employerId'])).toBe('new id.pdf')
  })

  test('is waited for by Submit only while the person stays: afterwards nothing is submitted behind their back', async () => {
    const { user, router } = await openComplete('/apply/poc-grant/mentor')
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await router.navigate('/apply/poc-grant/check')
    await user.click(await screen.findByRole('button', { name: 'Submit application' }))
    await screen.findByRole('button', { name: 'Submitting…' })
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByText(/^The application was not submitted/)).toBeInTheDocument()
    await slow.arrive()
    await waitFor(async () => expect(await employerId()).toBe('new id.pdf'))
    expect(screen.queryByText(/submitted successfully/)).not.toBeInTheDocument()
    expect(await database.submissions.count()).toBe(0)
  })

  test('is waited for by Submit no longer when the form is opened anew, and that is said', async () => {
    const { user } = await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    await screen.findByRole('button', { name: 'Submitting…' })
    // Another tab has written, and this one is looked at.
    await raiseRevision(draftId('u-student', 'poc'))
    fireEvent.focus(window)
    expect(await screen.findByText(/^The application was not submitted/)).toBeInTheDocument()
    expect(await screen.findByText('employer id.png')).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await slow.arrive()
    expect(await screen.findByText(/^new id\.pdf came too late/)).toBeInTheDocument()
    expect(await database.submissions.count()).toBe(0)
  })

  test('nor when its person has signed out in another tab, and whoever comes next is told of nothing', async () => {
    const { user } = await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    await screen.findByRole('button', { name: 'Submitting…' })
    localStorage.removeItem('token')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await screen.findByRole('button', { name: 'Sign In' })
    await slow.arrive()
    await settled(() => expect(hasUnsaved()).toBe(false))
    expect(screen.queryByText(/^The application was not submitted/)).not.toBeInTheDocument()
  })

  test('holds up an update or a lock for a while only, once the form was left', async () => {
    const { router } = await openComplete()
    choose(screen.getByLabelText('Employer ID: Replace'), slowFile('new id.pdf').file)
    await pressWithStoppedClock(document.body)
    await act(() => router.navigate('/my-applications'))
    expect(hasUnsaved()).toBe(true)
    await pass(patience)
    await settled(() => expect(hasUnsaved()).toBe(false))
    await startClock()
  })

  test('does not keep a draft from being discarded when it does not come', async () => {
    const { user } = await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await user.click(screen.getByRole('button', { name: 'Discard draft' }))
    const question = within(await screen.findByRole('alertdialog'))
    await pressWithStoppedClock(question.getByRole('button', { name: 'Discard draft' }))
    await settled(() => expect(discarding()).toHaveAttribute('aria-disabled', 'true'))
    fireEvent.click(discarding())
    fireEvent.click(screen.getByRole('button', { name: 'Earlier states' }))
    await pass(patience)
    await settled(() => expect(screen.queryByText('Draft discarded')).not.toBeNull())
    await startClock()
    await screen.findAllByText('Nothing to save yet')
    // The presses meanwhile have opened nothing.
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // What comes after all belongs to no form, and that is said.
    expect(hasUnsaved()).toBe(false)
    await slow.arrive()
    expect(await screen.findByText(/^new id\.pdf came too late/)).toBeInTheDocument()
  })

  test('holds up a discard for a while, and who has gone elsewhere since is not led back to the form', async () => {
    const { user, router } = await openComplete()
    choose(screen.getByLabelText('Employer ID: Replace'), slowFile('new id.pdf').file)
    await user.click(screen.getByRole('button', { name: 'Discard draft' }))
    const question = within(await screen.findByRole('alertdialog'))
    await pressWithStoppedClock(question.getByRole('button', { name: 'Discard draft' }))
    await settled(() => expect(discarding()).toBeInTheDocument())
    await act(() => router.navigate('/my-applications'))
    await pass(patience)
    await settled(() => expect(screen.queryByText('Draft discarded')).not.toBeNull())
    expect(router.state.location.pathname).toBe('/my-applications')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await startClock()
    await waitFor(async () => expect(await employerId()).toBe('employer id.png'))
  })

  test('holds up the way back to an earlier state for a while, and that is said', async () => {
    const { user } = await openComplete()
    const values = structuredClone((await stored())!)
    values.fields['methodology'] = 'Sunlight'
    await keepRestorePoint(draftId('u-student', 'poc'), 'typing', values)
    choose(screen.getByLabelText('Employer ID: Replace'), slowFile('new id.pdf').file)
    await user.click(screen.getByRole('button', { name: 'Earlier states' }))
    const list = within(await screen.findByRole('dialog', { name: /^Earlier states/ }))
    const typed = (await list.findByText(/^While you were typing/)).closest('li') as HTMLElement
    await pressWithStoppedClock(
      within(typed).getByRole('button', { name: /^Go back to the state/ }),
    )
    const going = () => within(typed).getByRole('button', { name: 'Going back…' })
    await settled(() => expect(going()).toHaveAttribute('aria-disabled', 'true'))
    fireEvent.click(going())
    await pass(patience)
    await settled(() => expect(screen.queryByText(/^The draft is as it was/)).not.toBeNull())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await startClock()
    expect((await stored())?.fields['methodology']).toBe('Sunlight')
  })

  test('is waited for by a saved copy', async () => {
    const saved = catchSavedFiles()
    const { user } = await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await user.click(screen.getByRole('button', { name: 'Save a copy' }))
    await slow.arrive()
    await screen.findByText(/^Copy saved: /)
    const { 'passport.json': answers } = unzipSync((await saved.last()).bytes)
    expect(strFromU8(answers ?? new Uint8Array())).toContain('new id.pdf')
  })

  test('does not keep a copy from being saved when it never comes, and the copy says what it lacks', async () => {
    const saved = catchSavedFiles()
    await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await pressWithStoppedClock(screen.getByRole('button', { name: 'Save a copy' }))
    await pass(patience)
    await settled(() => expect(screen.queryByText('One file is not in the copy')).not.toBeNull())
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'A file is still on its way to this device: save a copy again once it is there.',
    )
    await startClock()
    expect(saved.names()).toHaveLength(1)
    slow.vanish()
  })

  test('nor does one whose write never comes back, behind which this device reads nothing', async () => {
    const saved = catchSavedFiles()
    await openComplete()
    vi.spyOn(attachments, 'attachmentsOf').mockReturnValue(new Promise(() => undefined))
    await pressWithStoppedClock(screen.getByRole('button', { name: 'Save a copy' }))
    await pass(patience)
    await settled(() => expect(screen.queryByText('3 files are not in the copy')).not.toBeNull())
    await startClock()
    expect(saved.names()).toHaveLength(1)
  })

  test('is saved from the next step too, and until then the screen says ‘Saving…’', async () => {
    const { user } = await openComplete('/apply/poc-grant/mentor')
    await screen.findAllByText(/^Saved on this device/)
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Idea and method' })).toBeVisible()
    expect(screen.getByText('Saving…')).toBeInTheDocument()
    expect(hasUnsaved()).toBe(true)
    // What is on disk names the file that is there, whatever happens now.
    fireEvent.input(screen.getByLabelText('Methodology'), { target: { value: 'Sunlight' } })
    await waitFor(async () => expect((await stored())?.fields['methodology']).toBe('Sunlight'))
    expect(await employerId()).toBe('employer id.png')

    await slow.arrive()
    await screen.findByText(/^Saved on this device/)
    expect(await employerId()).toBe('new id.pdf')
    expect(hasUnsaved()).toBe(false)
  })

  test('is saved after the form was left', async () => {
    const { router } = await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await router.navigate('/my-applications')
    await screen.findByRole('heading', { level: 1, name: 'My applications' })
    await slow.arrive()
    await waitFor(async () => expect(await employerId()).toBe('new id.pdf'))
  })

  test('is saved long after the form was left, without an undo that the form is no longer there for', async () => {
    const { slow } = await leaveForLong()
    await slow.arrive()
    await waitFor(async () => expect(await employerId()).toBe('new id.pdf'))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(screen.queryByText(/came too late/)).not.toBeInTheDocument()
  })

  test('and comes when its form has been opened again is told of, and changes nothing behind that one', async () => {
    const { router, slow } = await leaveForLong()
    await act(() => router.navigate('/apply/poc-grant/all'))
    await screen.findByRole('button', { name: 'Submit application' })
    await slow.arrive()
    expect(
      await screen.findByText(
        'new id.pdf came too late for its form and is not in the draft. Choose it again in the form.',
      ),
    ).toBeInTheDocument()
    fireEvent.input(screen.getByLabelText('Methodology'), { target: { value: 'Sunlight' } })
    await waitFor(async () => expect((await stored())?.fields['methodology']).toBe('Sunlight'))
    expect(await employerId()).toBe('employer id.png')
    expect(await database.attachments.count()).toBe(3)
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument()
  })

  test('and comes just as a page that was kept for ‘Back’ is shown again is told of', async () => {
    await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await settled(() => expect(hasUnsaved()).toBe(true))
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await slow.arrive()
    expect(await screen.findByText(/^new id\.pdf came too late/)).toBeInTheDocument()
    expect(await screen.findByText('employer id.png')).toBeInTheDocument()
    expect(await employerId()).toBe('employer id.png')
  })

  test('and comes when the draft was changed elsewhere, long after its form was left, is told of', async () => {
    const { slow } = await leaveForLong()
    await raiseRevision(draftId('u-student', 'poc'))
    await slow.arrive()
    expect(await screen.findByText(/^new id\.pdf came too late/)).toBeInTheDocument()
    expect(await employerId()).toBe('employer id.png')
  })

  test('and comes when its person has signed out is told to nobody', async () => {
    const { router, slow } = await leaveForLong()
    await raiseRevision(draftId('u-student', 'poc'))
    await act(() => router.navigate('/profile'))
    fireEvent.click(screen.getAllByText('Logout')[0] as HTMLElement)
    await screen.findAllByRole('link', { name: 'Login' })
    await slow.arrive()
    await waitFor(async () => expect(await database.attachments.count()).toBe(4))
    await drawn()
    expect(screen.queryByText(/new id\.pdf/)).not.toBeInTheDocument()
  })

  test('does not make the form say that it is open in another tab when it is opened again meanwhile', async () => {
    const { router } = await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await router.navigate('/my-applications')
    await screen.findByRole('heading', { level: 1, name: 'My applications' })
    let isSaid = false
    const observer = new MutationObserver(() => {
      isSaid ||= screen.queryByText(/in another tab/) !== null
    })
    observer.observe(document.body, { childList: true, subtree: true })
    // Also when it is left once more before.
    for (const path of ['/apply/poc-grant/all', '/my-applications', '/apply/poc-grant/all'])
      await act(() => router.navigate(path))
    await screen.findByText('Opening your draft…')
    // And kept for 'Back' while it waits.
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await navigator.locks.query()
    await drawn()
    await slow.arrive()
    expect(await screen.findByText('new id.pdf')).toBeInTheDocument()
    observer.disconnect()
    expect(isSaid).toBe(false)
  })

  test('and cannot be read is told of on the next step too, and the one before stays', async () => {
    const { user } = await openComplete('/apply/poc-grant/mentor')
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    slow.vanish()
    expect(await screen.findByText(/^new id\.pdf could not be read/)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByText('employer id.png')).toBeInTheDocument()
    expect(screen.queryByText(/missing on this device/)).not.toBeInTheDocument()
  })

  test('and cannot be read is told of where the person is by then, on the same page too', async () => {
    await openComplete()
    const slow = chooseSlow(screen.getByLabelText('Employer ID: Replace'), 'new id.pdf')
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const place = new DOMRect(0, -2_000, 100, 44)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place)
    slow.vanish()
    await waitFor(() =>
      expect(screen.getAllByText(/^new id\.pdf could not be read/)).toHaveLength(2),
    )
    await drawn()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('and cannot be read is told of though its member has been folded meanwhile', async () => {
    const { user } = await openComplete()
    const slow = chooseSlow(member(1).getByLabelText('Aadhaar card scan: Replace'), 'card.pdf')
    await user.click(screen.getByRole('button', { name: 'Add Member' }))
    slow.vanish()
    await waitFor(() => expect(screen.getAllByText(/^card\.pdf could not be read/)).toHaveLength(2))
  })

  test('moves nobody who has gone on, and is in view for whoever has stayed', async () => {
    await openForm()
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const where = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    for (const [top, times] of [
      [2_000, 0],
      [300, 1],
    ] as const) {
      const slow = slowFile(`card at ${top}.pdf`)
      choose(member(1).getByLabelText(/^Aadhaar card scan/), slow.file)
      where.mockReturnValue(new DOMRect(0, top, 100, 44))
      await slow.arrive()
      expect(await screen.findByText(`card at ${top}.pdf`)).toBeInTheDocument()
      await drawn()
      expect(scrolled).toHaveBeenCalledTimes(times)
    }
  })

  test('can be given up', async () => {
    const { user } = await openForm()
    const slow = chooseSlow(member(1).getByLabelText(/^Aadhaar card scan/), 'card.pdf')
    await user.click(await member(1).findByRole('button', { name: 'Remove Aadhaar card scan' }))
    await slow.arrive()
    await screen.findAllByText(/^Saved on this device/)
    expect(await fileOfMember(1)).toBeUndefined()
    expect(await database.attachments.count()).toBe(0)
  })
})

describe('an undo', () => {
  test('puts a removed file back from the next step', async () => {
    const { user } = await openComplete('/apply/poc-grant/mentor')
    await user.click(screen.getByRole('button', { name: 'Remove employer id.png' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('heading', { level: 1, name: 'Idea and method' })
    await user.click(await undo())
    await waitFor(async () => expect(await employerId()).toBe('employer id.png'))
  })

  test('puts a removed file back, whoever else has left the team since', async () => {
    const { user, router } = await openComplete('/apply/poc-grant/mentor')
    await user.click(screen.getByRole('button', { name: 'Remove employer id.png' }))
    await router.navigate('/apply/poc-grant/team')
    await user.click(await screen.findByRole('button', { name: 'Remove team member 1' }))
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    await waitFor(async () => expect(await employerId()).toBe('employer id.png'))
    expect(screen.queryByText(/was not put back/)).not.toBeInTheDocument()
  })

  test('puts a replaced file back where the one after it was removed', async () => {
    const { user } = await openComplete()
    await user.upload(
      screen.getByLabelText('Employer ID: Replace'),
      new File(['%PDF-1.4 scan'], 'new id.pdf'),
    )
    await user.click(await screen.findByRole('button', { name: 'Remove new id.pdf' }))
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
    await waitFor(async () => expect(await employerId()).toBe('employer id.png'))
    // The other undo would take this one away again.
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText(
        'new id.pdf was not put back: its field has another file now, or is gone.',
      ),
    ).toBeInTheDocument()
    expect(await employerId()).toBe('employer id.png')
  })

  test.each(['Remove team member 1', 'Remove employer id.png'])(
    'of ‘%s’ is gone when the form is left, where it could do nothing',
    async (name) => {
      const { user, router } = await openComplete()
      await user.click(screen.getByRole('button', { name }))
      expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
      await router.navigate('/my-applications')
      await screen.findByRole('heading', { level: 1, name: 'My applications' })
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    },
  )

  test('goes with the person to whom it was offered', async () => {
    const { user, router } = await openComplete('/apply/poc-grant/mentor')
    await user.click(screen.getByRole('button', { name: 'Remove employer id.png' }))
    expect(screen.getByText('employer id.png removed')).toBeInTheDocument()
    await router.navigate('/profile')
    await user.click(screen.getAllByText('Logout')[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/profile'))
    await screen.findAllByRole('link', { name: 'Login' })
    expect(screen.queryByText('employer id.png removed')).not.toBeInTheDocument()
  })
})
