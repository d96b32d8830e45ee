import { createContext } from 'react'

/** What a demo can do with the server that is played in the page. */
export type DemoServer = {
  /** The sample student, whose drafts and submissions a scene prepares. */
  studentId: string
  addUsers: (count: number) => Promise<void>
  endSessions: () => Promise<void>
  reset: () => Promise<void>
}

/** Loads the played server; null where the server is real. */
export const DemoServerContext = createContext<(() => Promise<DemoServer>) | null>(null)
