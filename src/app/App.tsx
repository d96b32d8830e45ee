import type { ReactNode } from 'react'
import { ApiContext } from '../api/ApiContext'
import type { Api } from '../api/client'
import { AuthProvider } from '../auth/AuthProvider'
import type { Session } from '../auth/Session'
import { DemoAccountsContext, type DemoAccounts } from '../auth/demoAccounts'

/** Provides the server's calls and the session to every screen. */
export function App({
  api,
  session,
  demoAccounts,
  children,
}: {
  api: Api
  session: Session
  demoAccounts: DemoAccounts | null
  children: ReactNode
}) {
  return (
    <ApiContext value={api}>
      <DemoAccountsContext value={demoAccounts}>
        <AuthProvider session={session}>{children}</AuthProvider>
      </DemoAccountsContext>
    </ApiContext>
  )
}
