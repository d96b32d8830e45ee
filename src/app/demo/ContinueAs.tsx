import { use } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { DemoAccountsContext } from '../../auth/demoAccounts'
import { Button } from '../../ui/page/Button'
import { continueCopy as copy } from './continueCopy'

/** In a demo, signs the sample account whose session has ended in again with one tap. */
export function ContinueAs() {
  const { person, signingIn, login } = useAuth()
  const accounts = Object.values(use(DemoAccountsContext) ?? {})
  const sample = accounts.find(({ email }) => email === person?.email)
  if (person === null || sample === undefined) return null
  return (
    <Button
      variant="accent"
      busy={signingIn}
      className="mb-5 w-full"
      onClick={() => void login(sample)}
    >
      {copy.as(person.name)}
    </Button>
  )
}
