import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { passwordMemory } from '../../../../src/lib/passwordMemory'
import { PasswordField } from '../../../../src/ui/passwords/PasswordField'

afterEach(() => act(() => passwordMemory.set(true)))

async function beginToType() {
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Email" />
      <PasswordField id="password" label="Password" />
    </>,
  )
  const before = screen.getByLabelText('Password')
  await user.type(before, 'Sec')
  return { user, before }
}

test('a password that is being typed while its field is replaced goes on in the new one', async () => {
  const { before } = await beginToType()
  // As when a press on 'This is a shared computer' is done only now, because the scripts came late.
  act(() => passwordMemory.set(false))
  await waitFor(() => expect(screen.getByLabelText('Password')).not.toBe(before))
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

test('a password field that is replaced takes the focus from nowhere else', async () => {
  const { user, before } = await beginToType()
  await user.click(screen.getByLabelText('Email'))
  act(() => passwordMemory.set(false))
  await waitFor(() => expect(screen.getByLabelText('Password')).not.toBe(before))
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('a password field that is tapped just when it is to be replaced has the focus', async () => {
  const user = userEvent.setup()
  render(
    <>
      {/* As the browser's own event of a changed text, in which React draws what has changed. */}
      <input aria-label="Email" onBlur={() => flushSync(() => passwordMemory.set(false))} />
      <PasswordField id="password" label="Password" />
    </>,
  )
  await user.click(screen.getByLabelText('Email'))
  const before = screen.getByLabelText('Password')
  await user.click(before)
  await waitFor(() => expect(screen.getByLabelText('Password')).not.toBe(before))
  expect(screen.getByLabelText('Password')).toHaveFocus()
})
