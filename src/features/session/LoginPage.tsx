import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { paths } from '../../lib/paths'
import { Banner } from '../../ui/fields/Banner'
import { LanguageLinks } from '../../ui/page/LanguageLinks'
import { Page } from '../../ui/page/Page'
import { TextLink } from '../../ui/page/TextLink'
import { loginCopy as copy } from './copy'
import { DemoAccounts } from './DemoAccounts'
import { LoginForm } from './LoginForm'
import { notCheckedCopy } from './notCheckedCopy'
import { useEntrance } from './useEntrance'

export function LoginPage() {
  // Keeps the destination when switching to the other page.
  const { state, search } = useLocation()
  const { token, loading, error } = useAuth()
  const sharing = new URLSearchParams(search).get('shared')
  // Opened once by whoever runs a lab: `?shared=always` turns shared-computer mode on for good,
  // `?shared=off` ends it.
  useEffect(() => {
    if (sharing === 'always' || sharing === 'off') sharedComputer.set(sharing)
  }, [sharing])
  useEntrance()

  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <LanguageLinks className="mb-4" />
      {/* The server was silent, and this device does not know whose token it has. */}
      <Banner tone="warn" className="mb-4">
        {token !== null && !loading && error === null && notCheckedCopy.notChecked}
      </Banner>
      <LoginForm />
      <p className="mt-2">
        <TextLink to={paths.forgotPassword} state={state} alone>
          {copy.forgot}
        </TextLink>
      </p>
      {__API_MOCK__ && <DemoAccounts />}
      <div className="mt-8 space-y-2 border-t border-line pt-6">
        <p>
          {copy.newHere}{' '}
          <TextLink to={paths.signup} state={state}>
            {copy.createAccount}
          </TextLink>
        </p>
        <p>
          {copy.needHelp} <TextLink to={paths.contact}>{copy.support}</TextLink>
        </p>
      </div>
    </Page>
  )
}
