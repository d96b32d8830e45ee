import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

/**
 * The query cache of one signed-in person, dropped when the screens that use it unmount. Only screens
 * that ask the server for something are wrapped in it, so TanStack Query stays off the public pages.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Queries never wait for the network: a simulated server needs none, and an unreachable
          // real one is reported at once, with a way to try again.
          queries: { retry: false, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  )
  useEffect(() => () => client.clear(), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
