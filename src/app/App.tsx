import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiContext } from '../api/ApiContext'
import type { Api } from '../api/client'
import { AuthProvider } from '../auth/AuthProvider'
import { DemoAccountsContext, type DemoAccounts } from '../auth/demoAccounts'

/** What every screen stands in: the server's calls, the queries and the session. */
export function App({
  api,
  demoAccounts,
  children,
}: {
  api: Api
  demoAccounts: DemoAccounts | null
  children: ReactNode
}) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Never wait for a network: a played server needs none, and a real one that cannot be
          // reached is told at once, with a way to try again.
          queries: { retry: false, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  )
  const [forget] = useState(() => () => queries.clear())
  return (
    <ApiContext value={api}>
      <DemoAccountsContext value={demoAccounts}>
        <QueryClientProvider client={queries}>
          <AuthProvider onEnd={forget}>{children}</AuthProvider>
        </QueryClientProvider>
      </DemoAccountsContext>
    </ApiContext>
  )
}
