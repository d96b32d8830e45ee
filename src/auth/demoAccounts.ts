import { createContext } from 'react'
import type { PayloadOf } from '../api/contract'

/** The sample accounts of a demo; null when the server is real. */
export type DemoAccounts = { student: PayloadOf<'login'>; admin: PayloadOf<'login'> }

export const DemoAccountsContext = createContext<DemoAccounts | null>(null)
