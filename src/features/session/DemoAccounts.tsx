import { use } from 'react'
import type { PayloadOf } from '../../api/contract'
import { useAuth } from '../../auth/AuthContext'
import { DemoAccountsContext } from '../../auth/demoAccounts'
import { Button } from '../../ui/page/Button'
import { demoAccountsCopy as copy } from './copy'
import { signupBegun } from './signupBegun'

/** In a demo, signs in with a sample account at one press. */
export function DemoAccounts() {
  const accounts = use(DemoAccountsContext)
  const { login, signingIn } = useAuth()
  if (accounts === null) return null

  async function enter(account: PayloadOf<'login'>) {
    if ((await login(account)) === undefined) signupBegun.remove()
  }

  return (
    <section className="mt-8 rounded-card bg-accent-soft p-box">
      <h2 className="font-semibold">{copy.title}</h2>
      <p className="mt-1 text-muted">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" busy={signingIn} onClick={() => void enter(accounts.student)}>
          {copy.student}
        </Button>
        <Button variant="secondary" busy={signingIn} onClick={() => void enter(accounts.admin)}>
          {copy.admin}
        </Button>
      </div>
    </section>
  )
}
