import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlainEmailField } from '../../../../src/ui/fields/PlainEmailField'

test('a phone writes no capital into an address, and corrects nothing in it', () => {
  render(<PlainEmailField label="Email" />)
  const field = screen.getByLabelText('Email')
  expect(field).toHaveAttribute('inputmode', 'email')
  expect(field).toHaveAttribute('autocapitalize', 'none')
  expect(field).toHaveAttribute('autocorrect', 'off')
})
