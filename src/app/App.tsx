import type { ReactNode } from 'react'
import { ApiContext } from '../api/ApiContext'
import type { Api } from '../api/client'
import { AuthProvider } from '../auth/AuthProvider'
import { DemoAccountsContext, type DemoAccounts } from '../auth/demoAccounts'

/** What every screen stands in: the server's calls and the session. */
export function App({
  api,
  demoAccounts,
  children,
}: {
  api: Api
  demoAccounts: DemoAccounts | null
  children: ReactNode
}) {
  return (
    <ApiContext value={api}>
      <DemoAccountsContext value={demoAccounts}>
        <AuthProvider>{children}</AuthProvider>
      </DemoAccountsContext>
    </ApiContext>
  )
}
