import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../support/enter'
import { renderPortal } from '../../support/renderPortal'

const main = () => within(screen.getByRole('main'))
const asked = '/apply/ipr-grant/right?from=mail'

test.each(['in the page', 'in the bar'])(
  'somebody who wants a form and creates an account through the link %s returns to the form',
  async (where) => {
    const { user, router } = await renderPortal(asked)
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    const link =
      where === 'in the page'
        ? within(screen.getByRole('main')).getByRole('link', { name: 'Create an account' })
        : screen.getAllByRole('link', { name: 'Sign Up' })[0]
    if (link === undefined) throw new Error('The bar has no link to sign up')
    await user.click(link)
    await enter(user, await main().findByLabelText('Full name'), 'Asha Patel')
    await enter(user, main().getByLabelText('Email'), 'new.person@example.com')
    await enter(user, main().getByLabelText('Password'), 'Secret12')
    await enter(user, main().getByLabelText('Confirm password'), 'Secret12')
    await user.click(main().getByRole('checkbox', { name: /I agree/ }))
    await user.click(main().getByRole('button', { name: 'Create Account' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/apply/ipr-grant/right'))
    expect(router.state.location.search).toBe('?from=mail')
  },
)

test('switching back from sign-up to sign-in leads to the form as well', async () => {
  const { user, router } = await renderPortal(asked)
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  await user.click(main().getByRole('link', { name: 'Create an account' }))
  await user.click(await main().findByRole('link', { name: 'Sign in' }))
  await user.click(await main().findByRole('button', { name: 'Continue as student' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apply/ipr-grant/right'))
})

test('signing up without a destination leads to the dashboard', async () => {
  const { user, router } = await renderPortal('/signup')
  await screen.findByRole('heading', { level: 1, name: 'Create an account' })
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }))
  await user.click(await screen.findByRole('button', { name: 'Continue as student' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})
