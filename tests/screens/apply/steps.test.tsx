import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { database } from '../../../src/storage/database'
import * as ownDetails from '../../../src/storage/drafts/ownDetails'
import { updateSetting } from '../../../src/storage/settings/table/settingsTable'
import * as drafts from '../../../src/storage/drafts/drafts'
import { keepCompleteDraft, sampleAadhaarNumbers, sampleStudent } from '../../support/grantValues'
import { focusedHeadings } from '../../support/heard'
import { bareDigits, namedAfterNumbers, strewNumbers } from '../../support/numbersAstray'
import { renderPortal } from '../../support/renderPortal'
import { wideScreen } from '../../support/wideScreen'

const form = '/apply/poc-grant'

async function openStep(step: string, title: string) {
  const portal = await renderPortal(`${form}${step}`, { as: 'student' })
  await heading(title)
  // The heading appears while the draft is still being opened.
  await screen.findAllByRole('button', { name: /^(Continue|Submit application)$/ })
  return portal
}

const heading = async (name: string) => screen.findByRole('heading', { level: 1, name })

/** Enters the text at once, like a paste. */
function type(label: string, value: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

const saved = async () => screen.findAllByText(/^Saved on this device, \d+:\d\d [AP]M$/)
const storedDraft = async () => drafts.loadDraft('u-student', 'poc')
const member = (number: number) =>
  within(screen.getByRole('group', { name: `Team member ${number}` }))

/** Another tab changes the profile, and somebody returns to this one, which reads it. */
async function correctInOtherTab(corrected: Record<string, string>) {
  await updateSetting(sampleStudent.id, 'profile-edits', () => corrected)
  const read = vi.spyOn(ownDetails, 'readOwnDetails')
  fireEvent.focus(window)
  await act(async () => {
    await read.mock.results[0]?.value
  })
  read.mockRestore()
}

describe('the form step by step', () => {
  test('starts at the first step with what to have ready; Continue leads on whatever is missing', async () => {
    const { user, router } = await openStep('', 'Project')
    expect(router.state.location.pathname).toBe(`${form}/project`)
    expect(screen.getByText('PoC grant application, step 1 of 7')).toBeInTheDocument()
    expect(screen.getByText(/All fields are needed/)).toBeInTheDocument()
    expect(screen.getByText(/proposal of 5 to 10 pages/)).toBeInTheDocument()

    type('Broad area', 'Energy')
    const titles = [
      'Team members',
      'Mentor',
      'Idea and method',
      'Strength and outcomes',
      'Market and support',
      'Check your answers',
    ]
    for (const title of titles) {
      await user.click(screen.getByRole('button', { name: 'Continue' }))
      const shown = await heading(title)
      await waitFor(() => expect(shown).toHaveFocus())
      expect(document.title).toContain(`${title}, PoC grant application`)
    }
    expect(router.state.location.pathname).toBe(`${form}/check`)
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()

    await router.navigate(-6)
    await heading('Project')
    expect(screen.getByLabelText('Broad area')).toHaveValue('Energy')
    expect(screen.getByLabelText('Title of the proof of concept')).toHaveAccessibleDescription(
      /Enter the title of the proof of concept/,
    )
  })

  test('Back, with which a phone closes things, closes the list of steps alone, and its button has the focus', async () => {
    const { user, router } = await openStep('', 'Project')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Team members')
    await user.click(screen.getByRole('button', { name: 'Step 2 of 7' }))
    await screen.findByRole('dialog')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await heading('Team members')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Step 2 of 7' })).toHaveFocus())
  })

  test('Back and Forward are read out like Continue: the next title takes the focus even from the last', async () => {
    const { user, router } = await openStep('', 'Project')
    const heard = focusedHeadings()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(heard).toEqual(['Team members']))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(heard).toEqual(['Team members', 'Project']))
    await act(() => router.navigate(1))
    await waitFor(() => expect(heard).toEqual(['Team members', 'Project', 'Team members']))
  })

  test('returns to the step and field where the applicant stopped, through the form’s own address too', async () => {
    const first = await openStep('/idea', 'Idea and method')
    await first.user.click(screen.getByLabelText('Methodology'))
    type('Methodology', 'Build and measure')
    await saved()
    await waitFor(async () =>
      expect((await storedDraft())?.place).toMatchObject({
        path: 'fields.methodology',
        step: 'idea',
      }),
    )
    first.view.unmount()
    const again = await openStep('', 'Idea and method')
    expect(again.router.state.location.pathname).toBe(`${form}/idea`)
    expect(screen.getByLabelText('Methodology')).toHaveFocus()
    expect(screen.getByLabelText('Methodology')).toHaveValue('Build and measure')
    again.view.unmount()
    const nonsense = await openStep('/no-such-step', 'Idea and method')
    expect(nonsense.router.state.location.pathname).toBe(`${form}/idea`)
  })

  test.each([
    ['/idea', 'Idea and method'],
    ['/all', 'PoC grant application'],
  ])('the form’s own link leaves %s as it is, with what is typed', async (at, title) => {
    const { user, router } = await openStep(at, title)
    type('Methodology', 'Typed for a quarter of an hour')
    await waitFor(async () =>
      expect((await storedDraft())?.values.fields['methodology']).toMatch(/^Typed/),
    )
    const link = screen.getAllByRole('link', { name: 'PoC Grant' })[0]
    if (link === undefined) throw new Error('No link to the form')
    await user.click(link)
    await waitFor(() => expect(router.state.location.pathname).toBe(form + at))
    expect(screen.getByLabelText('Methodology')).toHaveValue('Typed for a quarter of an hour')
    type('Work done so far', 'A prototype')
    await waitFor(async () =>
      expect((await storedDraft())?.values.fields).toMatchObject({
        methodology: 'Typed for a quarter of an hour',
        workDone: 'A prototype',
      }),
    )
  })

  test('a draft of the one-page version opens at the step of its field', async () => {
    await keepCompleteDraft('poc')
    await database.drafts.update('u-student:poc', { place: { path: 'mentor.email', scrollY: 900 } })
    await openStep('', 'Mentor')
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  test('a step shows no problems on the first visit, but those it was left with when it is opened again', async () => {
    const { user } = await openStep('/mentor', 'Mentor')
    expect(screen.queryByText(/Enter the mentor/)).not.toBeInTheDocument()
    type('Designation', 'Professor')
    await saved()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Idea and method')
    await waitFor(async () => expect((await storedDraft())?.place.left).toEqual(['mentor']))
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await heading('Mentor')
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Enter the mentor’s name/)
    expect(screen.getByLabelText('Designation')).not.toHaveAccessibleDescription(/Enter/)
    type('Name', 'Dr Rao')
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription(/Enter/),
    )
  })

  test('a step that is left while its last answer is being written is noted as left, and the next as open', async () => {
    const { user } = await openStep('/mentor', 'Mentor')
    const put = drafts.putDraft
    const held = Promise.withResolvers<void>()
    const writing = vi.spyOn(drafts, 'putDraft').mockImplementationOnce(async (draft) => {
      await held.promise
      return put(draft)
    })
    type('Designation', 'Professor')
    await waitFor(() => expect(writing).toHaveBeenCalled())
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Idea and method')
    held.resolve()
    await waitFor(async () =>
      expect((await storedDraft())?.place).toMatchObject({ step: 'idea', left: ['mentor'] }),
    )
    await saved()
  })

  test('the list of steps says what is complete, what is to do and what was left with problems', async () => {
    wideScreen()
    await openStep('/mentor', 'Mentor')
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
    const names = () => steps.getAllByRole('link').map((link) => link.textContent)
    expect(names().slice(2, 4)).toEqual(['MentorTo do', 'Idea and methodTo do'])
    expect(steps.getByRole('link', { name: /^Mentor/ })).toHaveAttribute('aria-current', 'step')
    fireEvent.click(steps.getByRole('link', { name: /^Idea/ }))
    await heading('Idea and method')
    expect(names()[2]).toBe('Mentor5 answers to correct')
    for (const label of ['Department', 'Work done so far', 'Methodology']) type(label, 'Done')
    type('Description of the proof of concept', 'A dryer')
    await waitFor(() => expect(names()[3]).toBe('Idea and methodComplete'))
  })

  test('what is answered at length is not noted by the browser too, which would fill in older text, and keeps a phone’s suggestions', async () => {
    await openStep('/idea', 'Idea and method')
    const areas = screen.getAllByRole('textbox').filter((field) => field.tagName === 'TEXTAREA')
    expect(areas.length).toBeGreaterThan(2)
    // Firefox reads it in any letters, Chrome for a phone's keyboard in small ones alone.
    for (const area of areas) expect(area).toHaveAttribute('autocomplete', 'OFF')
  })
})

describe('Check your answers', () => {
  test('lists what is missing by step and person, and each line leads to its field', async () => {
    const { user, router } = await openStep('/check', 'Check your answers')
    const summary = within(screen.getByRole('region', { name: 'There is a problem' }))
    const group = within(
      summary.getByRole('heading', { name: 'Mentor' }).closest('section') as HTMLElement,
    )
    expect(group.getAllByRole('link')).toHaveLength(5)
    await user.click(group.getByRole('link', { name: 'Enter an email address' }))
    await heading('Mentor')
    expect(router.state.location.pathname).toBe(`${form}/mentor`)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter an email address/)
  })

  test('opened first, it does not list as missing what the profile has filled in', async () => {
    await openStep('/check', 'Check your answers')
    const summary = within(screen.getByRole('region', { name: 'There is a problem' }))
    expect(
      summary.getByRole('link', { name: 'Enter the name of the head of your institution' }),
    ).toBeInTheDocument()
    expect(summary.queryByRole('link', { name: 'Enter your institution' })).toBeNull()
  })

  test('a number of the team is masked in every answer and file name, and at the folded member', async () => {
    const values = await keepCompleteDraft('poc', sampleStudent, namedAfterNumbers)
    strewNumbers(values)
    await database.drafts.update('u-student:poc', { values })
    const { router } = await openStep('/check', 'Check your answers')
    expect(screen.getByText('My number is XXXX XXXX 0561, his is XXXX XXXX 8826.')).toBeVisible()
    expect(screen.getByText('Aadhaar XXXX XXXX 0561.pdf')).toBeVisible()
    await router.navigate(`${form}/team`)
    await heading('Team members')
    expect(member(1).getByText('Asha Patel, XXXX XXXX 0561, complete')).toBeInTheDocument()
    expect(member(2).getByText('XXXX XXXX 8826.pdf')).toBeInTheDocument()
    for (const number of sampleAadhaarNumbers)
      expect(bareDigits(document.body.textContent)).not.toContain(number)
  })

  test('leads from problem to problem across the steps, and back to the list', async () => {
    const values = await keepCompleteDraft('poc')
    await database.drafts.update('u-student:poc', {
      values: {
        ...values,
        fields: { ...values.fields, methodology: '' },
        mentor: { ...values.mentor, email: '', mobile: '12' },
      },
    })
    const { user } = await openStep('/check', 'Check your answers')
    await user.click(screen.getByRole('button', { name: 'Next problem (3 left)' }))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    type('Email', 'rao@ssip.example')
    await user.click(await screen.findByRole('button', { name: 'Next problem (2 left)' }))
    expect(screen.getByLabelText('Mobile')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Next problem (2 left)' }))
    await waitFor(() => expect(screen.getByLabelText('Methodology')).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Next problem (2 left)' }))
    await heading('Check your answers')
    expect(screen.getByRole('link', { name: /^Enter a mobile number/ })).toBeInTheDocument()
  })

  test('shows every answer with a link to change it, the institution and its head among them', async () => {
    await keepCompleteDraft('poc')
    const { user } = await openStep('/check', 'Check your answers')
    expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument()
    expect(screen.getByText('Sabarmati Institute of Technology')).toBeInTheDocument()
    expect(screen.getByText('Dr Rekha Bhatt')).toBeInTheDocument()
    const changes = screen.getAllByRole('link', { name: /^Change: / })
    expect(changes).toHaveLength(5 + 2 * 7 + 5 + 4 + 2 + 4)
    await user.click(
      screen.getByRole('link', { name: 'Change: Name (as per national ID) (Team member 2)' }),
    )
    await heading('Team members')
    expect(member(2).getByLabelText('Name (as per national ID)')).toHaveFocus()
  })
})

describe('team members', () => {
  test('who are complete fold to a line; Add Member opens the next one and moves the focus there', async () => {
    await keepCompleteDraft('poc')
    const { user } = await openStep('/team', 'Team members')
    expect(screen.getByText('Asha Patel, 220130119001, complete')).toBeInTheDocument()
    expect(member(1).getByLabelText('Mobile')).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add Member' }))
    expect(screen.getByText('No name yet, 6 answers missing')).toBeInTheDocument()
    await waitFor(() => expect(member(3).getByLabelText('Enrollment no')).toHaveFocus())
    await user.click(screen.getByText('Asha Patel, 220130119001, complete'))
    expect(member(1).getByLabelText('Mobile')).toBeVisible()
  })

  test('fewer than two or more than five cause a note, but are never refused', async () => {
    const { user } = await openStep('/team', 'Team members')
    expect(screen.getByText(/but the programme expects at least two/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add Member' }))
    expect(screen.queryByText(/the programme expects/)).not.toBeInTheDocument()
    for (let count = 3; count <= 6; count += 1)
      await user.click(screen.getByRole('button', { name: 'Add Member' }))
    expect(screen.getByText(/and yours has 6/)).toBeInTheDocument()
  })

  test('the first takes the profile’s details, which are marked', async () => {
    const { user } = await openStep('/team', 'Team members')
    const first = member(1)
    expect(first.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
    // What a phone's keyboard does to each: a name or a code that it corrects is another one.
    for (const [label, capitals] of [
      ['Enrollment no', 'characters'],
      ['Name (as per national ID)', 'words'],
    ] as const) {
      expect(first.getByLabelText(label)).toHaveAttribute('autocapitalize', capitals)
      expect(first.getByLabelText(label)).toHaveAttribute('autocorrect', 'off')
    }
    type('Email', 'own@ssip.example')
    await user.click(await screen.findByRole('button', { name: 'Use my details' }))
    expect(first.getByLabelText('Name (as per national ID)')).toHaveValue('Asha Patel')
    expect(first.getByLabelText('Mobile')).not.toHaveValue('')
    expect(first.getByLabelText('Email')).toHaveValue('own@ssip.example')
    expect(first.getAllByText('From your profile')).toHaveLength(2)
    expect(first.getByLabelText('Enrollment no')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Use my details' })).not.toBeInTheDocument()
  })

  test('the first takes what another tab has corrected in the profile meanwhile', async () => {
    const { user } = await openStep('/team', 'Team members')
    await screen.findByRole('button', { name: 'Use my details' })
    await correctInOtherTab({ name: 'Asha Nanubhai Patel' })
    await user.click(screen.getByRole('button', { name: 'Use my details' }))
    expect(member(1).getByLabelText('Name (as per national ID)')).toHaveValue('Asha Nanubhai Patel')
  })

  test('what was typed right before ‘Use my details’ is pressed stays', async () => {
    const { user } = await openStep('/team', 'Team members')
    const press = await screen.findByRole('button', { name: 'Use my details' })
    // No frame is painted any more: the screen still shows a blank email.
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    type('Email', 'own@ssip.example')
    await user.click(press)
    expect(member(1).getByLabelText('Email')).toHaveValue('own@ssip.example')
    expect(member(1).getByLabelText('Name (as per national ID)')).toHaveValue('Asha Patel')
  })
})

test('what was typed before in this very form is not said to be of an earlier one', async () => {
  const { view } = await openStep('', 'Project')
  type('Institution', 'Kutch School of Design')
  await screen.findAllByText(/^Saved on this device/)
  view.unmount()
  await openStep('', 'Project')
  expect(await screen.findByText('As you last typed it')).toBeInTheDocument()
})

test('an institution that another tab has corrected in the profile is no longer said to be from there, and one that was removed stays removed', async () => {
  await openStep('', 'Project')
  await screen.findByText('From your profile')
  await correctInOtherTab({ institution: 'Kutch School of Design' })
  await waitFor(() => expect(screen.queryByText('From your profile')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Institution')).toHaveValue('Sabarmati Institute of Technology')

  type('Institution', '')
  await saved()
  await correctInOtherTab({ institution: 'Kutch School of Design', name: 'Asha' })
  expect(screen.getByLabelText('Institution')).toHaveValue('')
})

test('what was typed in this form is not marked when somebody returns to it', async () => {
  await openStep('', 'Project')
  type('Head of institution', 'Dr Rekha Bhatt')
  await saved()
  await correctInOtherTab({ name: 'Asha' })
  expect(screen.queryByText('As you last typed it')).not.toBeInTheDocument()
})

test('what was typed in an earlier form is filled in again, and not said to be the profile’s', async () => {
  await ownDetails.keepOwnDetail('u-student', 'institution', 'Kutch School of Design')
  await openStep('', 'Project')
  const field = screen.getByLabelText('Institution')
  await waitFor(() => expect(field).toHaveValue('Kutch School of Design'))
  expect(screen.getByText('As you last typed it')).toBeInTheDocument()
  expect(screen.queryByText('From your profile')).not.toBeInTheDocument()
})

test('no more than a section or a member shares a form, all of which the browser reads after each key', async () => {
  wideScreen()
  await keepCompleteDraft('poc')
  await openStep('/all', 'PoC grant application')
  const sizes = screen
    .getAllByRole<HTMLInputElement>('textbox', { hidden: true })
    .map(({ form }) => form?.elements.length ?? Number.POSITIVE_INFINITY)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8)
})

test('every field of every step is marked required', async () => {
  await renderPortal(`${form}/all`, { as: 'student' })
  await screen.findByRole('button', { name: 'Submit application' })
  const controls = Array.from(document.querySelectorAll('form :is(input, select, textarea)'))
  expect(controls.length).toBeGreaterThan(20)
  for (const control of controls) {
    const owner = control.matches('[type=radio]') ? control.closest('[role=radiogroup]') : control
    expect(owner?.matches('[required], [aria-required=true]'), control.id).toBe(true)
  }
})

test('a text with a hint of 100 characters counts along', async () => {
  await openStep('/idea', 'Idea and method')
  expect(screen.getByText('0 of at least 100 characters')).toBeInTheDocument()
  type('Description of the proof of concept', 'A dryer')
  expect(await screen.findByText('7 of at least 100 characters')).toBeInTheDocument()
  type('Description of the proof of concept', 'x'.repeat(130))
  expect(await screen.findByText('130 characters')).toBeInTheDocument()
})

test('the institution comes from the profile, its head is saved for the next form, and neither causes a write by itself', async () => {
  const first = await openStep('/project', 'Project')
  await waitFor(() =>
    expect(screen.getByLabelText('Institution')).toHaveValue('Sabarmati Institute of Technology'),
  )
  expect(await storedDraft()).toBeUndefined()
  type('Head of institution', 'Dr Rekha Bhatt')
  await saved()
  first.view.unmount()
  await renderPortal('/apply/ipr-grant', { as: 'student' })
  await waitFor(() =>
    expect(screen.getByLabelText('Head of institution')).toHaveValue('Dr Rekha Bhatt'),
  )
})

test('a draft that is discarded leaves the head of institution for the next one', async () => {
  const { user } = await openStep('/project', 'Project')
  type('Head of institution', 'Dr Rekha Bhatt')
  await saved()
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }),
  )
  await screen.findByText('Draft discarded')
  await waitFor(() =>
    expect(screen.getByLabelText('Head of institution')).toHaveValue('Dr Rekha Bhatt'),
  )
})

test('on a wide screen the one-page view can be chosen, and is remembered', async () => {
  wideScreen()
  const first = await openStep('/mentor', 'Mentor')
  await first.user.click(screen.getByRole('button', { name: 'All on one page' }))
  await heading('PoC grant application')
  expect(first.router.state.location.pathname).toBe(`${form}/all`)
  expect(screen.getByRole('region', { name: 'Market and support' })).toBeInTheDocument()
  // Of the step that was left.
  const problems = within(screen.getByRole('region', { name: 'There is a problem' }))
  expect(problems.getAllByRole('link')).toHaveLength(5)
  await waitFor(async () =>
    expect(await database.settings.get(['u-student', 'form-view'])).toBeDefined(),
  )
  first.view.unmount()
  const again = await openStep('', 'PoC grant application')
  await waitFor(() => expect(again.router.state.location.pathname).toBe(`${form}/all`))
  await again.user.click(await screen.findByRole('button', { name: 'One step at a time' }))
  await heading('Project')
})
