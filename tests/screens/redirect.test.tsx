import { act, render } from '@testing-library/react'
import { startTransition, useEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { pageLoading } from '../../src/lib/pageLoading'
import { Redirect } from '../../src/ui/page/Redirect'

afterEach(() => pageLoading.set(false))

/** A page that leads on by itself; `leave` shows another one, as the router does. */
function open() {
  const page: { leave?: () => void } = {}
  const replace = vi.fn()
  const navigator = { createHref: () => '', go: vi.fn(), push: vi.fn(), replace }
  function Page() {
    const [left, setLeft] = useState(false)
    useEffect(() => {
      page.leave = () => startTransition(() => setLeft(true))
    }, [])
    return left ? null : <Redirect to="/form/first-step" />
  }
  render(
    <Router location="/form" navigator={navigator}>
      <Page />
    </Router>,
  )
  return { replace, leave: () => page.leave?.() }
}

test('a page leads on by itself', () => {
  const { replace } = open()
  expect(replace).toHaveBeenCalledOnce()
})

test('but not while a page that the person asked for is loading; only if that cannot be had', () => {
  pageLoading.set(true)
  const { replace } = open()
  expect(replace).not.toHaveBeenCalled()
  act(() => pageLoading.set(false))
  expect(replace).toHaveBeenCalledOnce()
})

test('nor when that page is loaded and about to be shown', () => {
  pageLoading.set(true)
  const { replace, leave } = open()
  act(() => {
    leave()
    pageLoading.set(false)
  })
  expect(replace).not.toHaveBeenCalled()
})
