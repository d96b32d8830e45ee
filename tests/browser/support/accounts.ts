import type { Page } from '@playwright/test'

/**
 * Adds accounts, none of which can sign in, to this browser's pretend server, and changes its
 * administrator. The page must be one of the portal's, with the server's state stored.
 */
export async function seedAccounts(page: Page, more: object[], admin: object = {}): Promise<void> {
  await page.evaluate(
    async ({ more, admin }) => {
      const request = indexedDB.open('ssip-mock-server')
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error as DOMException))
      })
      const transaction = database.transaction('state', 'readwrite')
      const store = transaction.objectStore('state')
      const read = store.get('state')
      read.addEventListener('success', () => {
        const row = read.result as { state: { accounts: Record<string, string>[] } }
        const { accounts } = row.state
        for (const account of accounts) {
          if (account['role'] === 'admin') Object.assign(account, admin)
        }
        accounts.push(...more.map((account) => ({ ...account, salt: '', passwordHash: '' })))
        store.put(row)
      })
      await new Promise((resolve) => {
        transaction.addEventListener('complete', resolve)
      })
      database.close()
    },
    { more, admin },
  )
}
