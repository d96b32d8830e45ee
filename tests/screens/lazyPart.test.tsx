import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lazyPart } from '../../src/ui/page/lazyPart'

function Greeting({ name }: { name: string; onClose: () => void }) {
  return <p>Hello {name}</p>
}

/** A part that can be loaded from the nth try on. */
function partFrom(nth: number) {
  let tries = 0
  const load = vi.fn(async () => {
    tries += 1
    if (tries < nth) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
  return { Part: lazyPart(load, ({ onClose }) => onClose()), load }
}

test('a part shows its placeholder, then itself', async () => {
  const { Part } = partFrom(1)
  render(<Part name="Asha" onClose={() => {}} waiting={<p>On its way</p>} />)
  expect(screen.getByText('On its way')).toBeVisible()
  expect(await screen.findByText('Hello Asha')).toBeVisible()
  expect(screen.queryByText('On its way')).toBeNull()
})

test('a part that was loaded ahead is there at once, and loaded only once', async () => {
  const { Part, load } = partFrom(1)
  await Part.load()
  render(<Part name="Asha" onClose={() => {}} />)
  expect(screen.getByText('Hello Asha')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a part that cannot be loaded says so, leaves the screen as it is, and opens on a retry', async () => {
  // Each attempt is two tries.
  const { Part } = partFrom(6)
  const onClose = vi.fn()
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Title" defaultValue="Typed" />
      <Part name="Asha" onClose={onClose} />
    </>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the portal could not be loaded.',
  )
  expect(screen.getByLabelText('Title')).toHaveValue('Typed')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Asha')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part that failed to load ahead is tried again when it is shown, and not said to be missing', async () => {
  const { Part } = partFrom(3)
  await Part.load()
  render(<Part name="Asha" onClose={() => {}} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await screen.findByText('Hello Asha')).toBeVisible()
})

test('so is one that was still on its way from before when the network failed', async () => {
  const ahead = Promise.withResolvers<typeof Greeting>()
  const load = vi.fn(async () => Greeting).mockReturnValueOnce(ahead.promise)
  const Part = lazyPart(load)
  const begun = Part.load()
  render(<Part name="Asha" onClose={() => {}} />)
  ahead.reject(new TypeError('Failed to fetch dynamically imported module'))
  await begun
  expect(await screen.findByText('Hello Asha')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that Firefox and Safari stop loading when the page is left is not said to be missing, and loaded again if the page stays', async () => {
  const { promise, resolve: stay } = Promise.withResolvers<void>()
  const stays = vi.fn(async () => promise)
  vi.stubGlobal('early', { stays })
  const { Part } = partFrom(2)
  render(<Part name="Asha" onClose={() => {}} waiting={<p>On its way</p>} />)
  await vi.waitFor(() => expect(stays).toHaveBeenCalled())
  expect(screen.getByText('On its way')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  stay()
  expect(await screen.findByText('Hello Asha')).toBeVisible()
})
