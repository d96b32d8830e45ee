import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

/**
 * The queries of one signed-in person, forgotten with the screens that show them. Only screens that
 * ask the server for something stand in it: TanStack Query stays off the public pages.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(
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
  useEffect(() => () => client.clear(), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
