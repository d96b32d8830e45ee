import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../support/openPage'

test('a visitor is called to an account and to the documents', async () => {
  const { main } = await openPage('/about/ssip')
  expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup')
  expect(main.getByRole('link', { name: 'All documents' })).toHaveAttribute('href', '/downloads')
})

test('somebody who is signed in is called to the documents alone', async () => {
  const { main } = await openPage('/about/ssip', { as: 'student' })
  await waitFor(() => {
    expect(main.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument()
  })
  expect(main.getByRole('link', { name: 'All documents' })).toBeVisible()
})

test('the partner institutions lead to the cell and to the institute policy', async () => {
  const { main } = await openPage('/about/institute')
  expect(main.getByRole('link', { name: 'Contact the programme cell' })).toHaveAttribute(
    'href',
    '/contact',
  )
  expect(main.getByRole('link', { name: 'Institute policy' })).toHaveAttribute(
    'href',
    '/downloads/institute-policy',
  )
})
