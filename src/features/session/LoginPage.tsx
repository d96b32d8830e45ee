import { paths } from '../../lib/paths'
import { Page } from '../../ui/Page'
import { TextLink } from '../../ui/TextLink'
import { loginCopy as copy } from './copy'
import { DemoAccounts } from './DemoAccounts'
import { LoginForm } from './LoginForm'

export function LoginPage() {
  return (
    <Page title={copy.title} lead={copy.lead} narrow>
      <LoginForm />
      <p className="mt-4">
        <TextLink to={paths.forgotPassword}>{copy.forgot}</TextLink>
      </p>
      <DemoAccounts />
      <div className="mt-8 space-y-2 border-t border-line pt-6">
        <p>
          {copy.newHere} <TextLink to={paths.signup}>{copy.createAccount}</TextLink>
        </p>
        <p>
          {copy.needHelp} <TextLink to={paths.contact}>{copy.support}</TextLink>
        </p>
      </div>
    </Page>
  )
}
