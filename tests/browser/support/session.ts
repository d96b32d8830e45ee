import type { BrowserContext, Page } from '@playwright/test'
import { demoAccounts } from '../../../mocks/data/demoAccounts.ts'
import { ServerDatabase } from '../../../mocks/database'
import { memoryStore } from '../../../mocks/memoryStore'
import type { ServerMode } from './test.ts'

export type Role = keyof typeof demoAccounts

/** Where to sign in: the address, whether the server is in the page, and a live server's data. */
export type Place = { origin: string; serverMode: ServerMode; database: ServerDatabase }

/**
 * Signs a browser context in with a sample account; pages opened in it start as that person. The
 * result of a sign-in is stored without opening a page of the portal; a demo forgets who was signed
 * in before.
 */
export async function signIn(context: BrowserContext, place: Place, role: Role): Promise<void> {
  const [given] = context.pages()
  const page = given ?? (await context.newPage())
  await leaveSession(page, place, role)
  if (given === undefined) await page.close()
}

/** Signs in through the form with a sample account, in a demo or live; ends on the dashboard. */
export async function signInByForm(page: Page, origin: string, role: Role): Promise<void> {
  const { email, password } = demoAccounts[role]
  await page.goto(`${origin}/login`)
  await submitSignIn(page, email, password)
  await page.waitForURL('**/dashboard')
}

/** Fills in the form for signing in, which is open, and submits it. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Signs out by the menu, on a phone. */
export async function signOut(page: Page): Promise<void> {
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** Stores what a sign-in stores: the token, and in a demo the server's memory of it. */
async function leaveSession(page: Page, place: Place, role: Role): Promise<void> {
  const store = memoryStore()
  const database = place.serverMode === 'live' ? place.database : new ServerDatabase(store)
  const account = await database.findByEmail(demoAccounts[role].email)
  if (account === undefined) throw new Error(`There is no sample account for the ${role}`)
  const token = await database.signIn(account)
  await page.goto(`${place.origin}/robots.txt`)
  await page.evaluate(keepSession, { token, state: await store.load() })
}

async function keepSession({ token, state }: { token: string; state: unknown }): Promise<void> {
  localStorage.setItem('token', token)
  if (state === undefined) return
  // Dexie's version 1, as in mocks/pageStore.ts.
  const request = indexedDB.open('ssip-mock-server', 10)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('state', { keyPath: 'key' })
  })
  await new Promise((resolve) => request.addEventListener('success', resolve))
  const transaction = request.result.transaction('state', 'readwrite')
  transaction.objectStore('state').put({ key: 'state', state })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  request.result.close()
}
