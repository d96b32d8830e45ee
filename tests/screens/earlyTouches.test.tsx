import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pause } from '../../src/lib/pause'
import { EarlyTouches } from '../../src/app/early/EarlyTouches'

let root: Root | undefined
let container: HTMLElement

beforeEach(async () => {
  container = document.createElement('div')
  container.id = 'root'
  document.body.append(container)
  // It listens as soon as it runs, like the script in a page's head.
  vi.resetModules()
  await import('../../src/app/early/record')
})

afterEach(() => {
  act(() => root?.unmount())
  window.early?.stop()
  delete window.early
  container.remove()
})

const told = vi.fn<(what: string) => void>()
beforeEach(() => told.mockReset())

/** A field of each kind, a form that sets its own values, and things that only work with scripts. */
function Page() {
  const [name, setName] = useState('')
  const [district, setDistrict] = useState('Anand')
  const [agreed, setAgreed] = useState(false)
  const { register, handleSubmit } = useForm({ defaultValues: { email: '', grant: 'poc' } })
  useEffect(() => {
    const onKey = ({ key, ctrlKey }: KeyboardEvent) => ctrlKey && told(`Ctrl+${key}`)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        District
        <select value={district} onChange={(event) => setDistrict(event.target.value)}>
          <option>Anand</option>
          <option>Surat</option>
        </select>
      </label>
      <label>
        Agreed
        <input type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
      </label>
      <button type="button" onClick={() => told('pressed')}>
        Press
      </button>
      <details>
        <summary>More</summary>
      </details>
      <p>{`${name}, ${district}, ${agreed ? 'agreed' : 'not agreed'}`}</p>
      <form
        onSubmit={(event) => void handleSubmit((values) => told(JSON.stringify(values)))(event)}
      >
        <label>
          Email <input type="email" {...register('email')} />
        </label>
        <label>
          PoC <input type="radio" value="poc" {...register('grant')} />
        </label>
        <label>
          IPR <input type="radio" value="ipr" {...register('grant')} />
        </label>
        <button type="submit">Send</button>
      </form>
    </>
  )
}

const app = (
  <EarlyTouches>
    <Page />
  </EarlyTouches>
)

const asPressed = { bubbles: true, cancelable: true }

async function touchEverything(): Promise<void> {
  container.innerHTML = renderToString(app)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Name'), 'Asha')
  await user.selectOptions(screen.getByLabelText('District'), 'Surat')
  await user.click(screen.getByLabelText('Agreed'))
  await user.type(screen.getByLabelText('Email'), 'asha@example.com')
  await user.click(screen.getByLabelText('IPR'))
  const more = screen.getByRole<HTMLDetailsElement>('group')
  more.open = true
  fireEvent(more, new Event('toggle'))
  await user.click(screen.getByRole('button', { name: 'Press' }))
  await user.keyboard('{Control>}k{/Control}')
  await user.click(screen.getByRole('button', { name: 'Send' }))
}

async function expectEverythingDoneOnce(): Promise<void> {
  expect(await screen.findByText('Asha, Surat, agreed')).toBeVisible()
  expect(screen.getByRole('group')).toHaveAttribute('open')
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3))
  expect(told.mock.calls.flat()).toEqual([
    'pressed',
    'Ctrl+k',
    JSON.stringify({ email: 'asha@example.com', grant: 'ipr' }),
  ])
  // From here on React handles events itself.
  fireEvent.click(screen.getByRole('button', { name: 'Press' }))
  expect(told).toHaveBeenCalledTimes(4)
}

/** Whether the browser acts on the key. */
function acts(element: HTMLElement, repeat: boolean, key = 'Enter'): boolean {
  return fireEvent.keyDown(element, { key, repeat })
}

test('Enter that is held is one press, for as long as the page is there; in a text it goes on', () => {
  container.innerHTML = '<button>Approve</button><textarea></textarea>'
  window.early?.stop()
  const button = screen.getByRole('button', { name: 'Approve' })
  expect(acts(button, false)).toBe(true)
  expect(acts(button, true)).toBe(false)
  expect(acts(button, true, 'Tab')).toBe(true)
  expect(acts(screen.getByRole('textbox'), true)).toBe(true)
})

test('presses before React takes over happen once, and typed text stays', async () => {
  await touchEverything()
  window.early?.stopPresses()
  act(() => {
    root = hydrateRoot(container, app)
  })
  await expectEverythingDoneOnce()
})

test('a field that has what was typed is not written into: an input method may be in the middle of it', async () => {
  const search = <input aria-label="Search" onChange={(event) => told(event.target.value)} />
  const page = <EarlyTouches>{search}</EarlyTouches>
  container.innerHTML = renderToString(page)
  const field = screen.getByLabelText<HTMLInputElement>('Search')
  await userEvent.type(field, 'mentor')
  field.setSelectionRange(3, 3)
  act(() => {
    root = hydrateRoot(container, page)
  })
  expect(told.mock.calls).toEqual([['mentor']])
  expect(field.selectionEnd).toBe(3)
})

test.each(['Agreed', 'IPR'])(
  'a box or a choice that is pressed while React takes over is pressed once: %s',
  async (name) => {
    container.innerHTML = renderToString(app)
    window.early?.stopPresses()
    await act(async () => {
      root = hydrateRoot(container, app)
      // React takes over in the middle of this press, and sets the field to its first value.
      screen.getByLabelText(name).dispatchEvent(new MouseEvent('click', asPressed))
    })
    expect(screen.getByLabelText(name)).toBeChecked()
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(told).toHaveBeenCalled())
    const grant = name === 'IPR' ? 'ipr' : 'poc'
    expect(told).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ email: '', grant }))
    expect(screen.getByText(name === 'Agreed' ? /, agreed/ : /not agreed/)).toBeVisible()
  },
)

const at = { ...asPressed, detail: 1, clientX: 40, clientY: 200 }
const button = () => screen.getByRole('button', { name: 'Press' })
const box = () => screen.getByLabelText('Agreed')

/** A pointer goes down on the button, and React takes over. */
function takeOverUnderPointer(): void {
  container.innerHTML = renderToString(app)
  button().dispatchEvent(new MouseEvent('pointerdown', at))
  act(() => {
    root = hydrateRoot(container, app)
  })
}

/** The browser's own press follows the release at once. */
async function lift(element: Element, where = at): Promise<void> {
  fireEvent.mouseUp(element, where)
  fireEvent.click(element, where)
  await pause(0)
}

test('a pointer that is down while React takes over presses what it is on, and nothing that comes there', async () => {
  takeOverUnderPointer()
  await lift(box())
  expect(told).toHaveBeenCalledExactlyOnceWith('pressed')
  expect(box()).not.toBeChecked()
  // The next press is the browser's own.
  await lift(box())
  expect(box()).toBeChecked()
  expect(told).toHaveBeenCalledTimes(1)
})

test('what stays under a pointer that is down is pressed once', async () => {
  takeOverUnderPointer()
  await lift(button())
  expect(told).toHaveBeenCalledExactlyOnceWith('pressed')
})

test('a pointer that is moved away takes its press back', async () => {
  takeOverUnderPointer()
  await lift(container, { ...at, clientY: 300 })
  expect(told).not.toHaveBeenCalled()
})

test.each([
  ['a pointer', 'pointerDown', 'mouseUp', at],
  ['the space bar', 'keyDown', 'keyUp', { key: ' ' }],
] as const)(
  '%s that is down while React renders the page anew presses what is there, with Ctrl where that is held',
  async (_what, goesDown, goesUp, how) => {
    container.innerHTML = renderToString(app)
    fireEvent[goesDown](button(), how)
    container.replaceChildren()
    act(() => {
      root = createRoot(container)
      root.render(app)
    })
    const withCtrl: boolean[] = []
    button().addEventListener('click', ({ ctrlKey }) => withCtrl.push(ctrlKey))
    // Browsers make no press where the element that it began on is gone.
    fireEvent[goesUp](button(), { ...how, ctrlKey: true })
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('pressed'))
    expect(withCtrl).toEqual([true])
  },
)

test('a field that a restored tab has filled in is told from one in which somebody types', async () => {
  container.innerHTML = renderToString(app)
  const email = screen.getByLabelText('Email')
  const userActivation = { hasBeenActive: false, isActive: false }
  Object.defineProperty(navigator, 'userActivation', { value: userActivation, configurable: true })
  try {
    fireEvent.input(email, { target: { value: 'asha@exa' } })
    expect(email).toHaveAttribute('data-put-back')
    // A browser that fills in several fields for somebody has been asked to.
    userActivation.hasBeenActive = true
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Asha' } })
    expect(screen.getByLabelText('Name')).not.toHaveAttribute('data-put-back')
  } finally {
    Reflect.deleteProperty(navigator, 'userActivation')
  }
})

test('what is opened at the moment in which React renders the page anew is open', () => {
  container.innerHTML = renderToString(app)
  window.early?.stopPresses()
  // The browser tells of it in a task of its own, by which time the element is gone.
  fireEvent.click(screen.getByText('More'))
  const opened = screen.getByRole('group')
  container.replaceChildren()
  act(() => {
    root = createRoot(container)
    root.render(app)
  })
  expect(opened).toHaveAttribute('open')
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('a field that was entered and not typed into has the focus when React renders the page anew', () => {
  container.innerHTML = renderToString(app)
  screen.getByLabelText('Name').focus()
  screen.getByLabelText('Email').focus()
  container.replaceChildren()
  act(() => {
    root = createRoot(container)
    root.render(app)
  })
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('pressed elements are found again when React renders the page anew', async () => {
  await touchEverything()
  act(() => {
    root = createRoot(container)
    root.render(app)
  })
  await expectEverythingDoneOnce()
})

test('what was touched in a tab of the version before, which counted all elements, is found too', () => {
  container.innerHTML = renderToString(app)
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  const entry = { value: 'Asha', checked: false, caret: null }
  window.early?.entries.set(name, { ...entry, place: [0, 0] })
  const press = screen.getByRole('button', { name: 'Press' })
  window.early?.presses.push({ element: press, place: [3] })
  container.replaceChildren()
  act(() => {
    root = createRoot(container)
    root.render(app)
  })
  expect(screen.getByLabelText('Name')).toHaveValue('Asha')
  expect(told).toHaveBeenCalledExactlyOnceWith('pressed')
})

test('the browser does not submit a form natively, which would put the input into its address', async () => {
  container.innerHTML = renderToString(app)
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  container.addEventListener('submit', sent)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.in{Enter}')
  expect(sent).not.toHaveBeenCalled()
})

/** Presses a link; resolves when nothing says that the page is being left. */
async function press(name: string, how = {}): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name }), how)
  await window.early?.stays?.()
}

/** Expects that what waits for the page to leave goes on some ten seconds later. */
async function expectTimeFor(stays: Promise<void> | undefined): Promise<void> {
  const told = vi.fn<() => void>()
  void stays?.then(told)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toHaveBeenCalled()
}

test('a link that is followed is given time to leave, unless it opens elsewhere or leads on in the page', async () => {
  container.innerHTML =
    '<a href="/terms">Terms</a> <a href="/form.pdf" download>Form</a> <a href="/faq" target="_blank">FAQ</a>'
  vi.useFakeTimers()
  try {
    await press('Terms', { ctrlKey: true })
    await press('Form')
    await press('FAQ')
    // As React does, which then shows the page itself.
    container.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await press('Terms')
    await expectTimeFor(press('Terms'))
  } finally {
    vi.useRealTimers()
  }
})

test('a page that is loaded again is given time, but not one that is back or opens the mail program', async () => {
  container.innerHTML = '<a href="mailto:office@ssip.example">Mail</a> <a href="#top">Top</a>'
  vi.useFakeTimers()
  try {
    await press('Mail')
    // Chromium reports this as it does a reload.
    window.dispatchEvent(new Event('beforeunload'))
    await window.early?.stays?.()
    await press('Top')
    window.dispatchEvent(new Event('beforeunload'))
    await expectTimeFor(window.early?.stays?.())
    window.dispatchEvent(new Event('beforeunload'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await window.early?.stays?.()
  } finally {
    vi.useRealTimers()
  }
})
