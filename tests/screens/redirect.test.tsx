import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { pageLoading } from '../../src/lib/pageLoading'
import { Redirect } from '../../src/ui/page/Redirect'

afterEach(() => pageLoading.set(false))

function open() {
  render(
    <MemoryRouter initialEntries={['/form']}>
      <Routes>
        <Route path="/form" element={<Redirect to="/form/first-step" />} />
        <Route path="*" element={<p>The first step</p>} />
      </Routes>
    </MemoryRouter>,
  )
}

test('a page leads on by itself', () => {
  open()
  expect(screen.getByText('The first step')).toBeInTheDocument()
})

test('but not while a page that the person asked for is loading; only if that cannot be had', () => {
  pageLoading.set(true)
  open()
  expect(screen.queryByText('The first step')).not.toBeInTheDocument()
  act(() => pageLoading.set(false))
  expect(screen.getByText('The first step')).toBeInTheDocument()
})
