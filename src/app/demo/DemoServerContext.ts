import { createContext } from 'react'

/** What a demo can do with the server simulated in the page. */
export type DemoServer = {
  /** The sample student, for whom scenes prepare drafts and submissions. */
  studentId: string
  addUsers: (count: number) => Promise<void>
  endSessions: () => Promise<void>
  reset: () => Promise<void>
}

/** Loads the simulated server; null when the server is real. */
export const DemoServerContext = createContext<(() => Promise<DemoServer>) | null>(null)
