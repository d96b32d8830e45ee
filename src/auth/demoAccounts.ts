import { createContext } from 'react'
import type { PayloadOf } from '../api/contract'

/** The sample accounts that a demo can be entered with; null where the server is real. */
export type DemoAccounts = { student: PayloadOf<'login'>; admin: PayloadOf<'login'> }

export const DemoAccountsContext = createContext<DemoAccounts | null>(null)
