import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { passwordMemory } from '../../../../src/lib/passwordMemory'
import { PasswordField } from '../../../../src/ui/fields/PasswordField'

afterEach(() => act(() => passwordMemory.set(true)))

test('a password that is being typed while its field is replaced goes on in the new one', async () => {
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Email" />
      <PasswordField id="password" label="Password" />
    </>,
  )
  const before = screen.getByLabelText('Password')
  await user.click(before)
  // As when a press on 'This is a shared computer' is done only now, because the scripts came late.
  act(() => passwordMemory.set(false))
  const now = screen.getByLabelText('Password')
  expect(now).not.toBe(before)
  expect(now).toHaveFocus()
})

test('a password field that is replaced takes the focus from nowhere else', async () => {
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Email" />
      <PasswordField id="password" label="Password" />
    </>,
  )
  await user.click(screen.getByLabelText('Password'))
  await user.click(screen.getByLabelText('Email'))
  act(() => passwordMemory.set(false))
  expect(screen.getByLabelText('Email')).toHaveFocus()
})
