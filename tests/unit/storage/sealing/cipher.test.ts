import { expect, test, vi } from 'vitest'
import { openVault } from '../../../../src/storage/sealing/openVault'
import { keepVault, newVault, openWith, vaultById } from '../../../../src/storage/sealing/vaults'
import { person } from '../../../support/sealed'

test('a vault is protected by PBKDF2-SHA-256 with 600,000 rounds and its own salt, and AES-256-GCM', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveKey')
  const tag = vi.spyOn(crypto.subtle, 'deriveBits')
  const vault = await newVault(person('u-asha'))
  const kept = async () => {
    await keepVault(vault, 'asha@example.org', 'Monsoon 2026')
    const row = await vaultById(vault.id)
    if (row === undefined) throw new Error('The vault was not kept')
    return row
  }
  const row = await kept()
  expect(derive.mock.calls.at(-1)?.slice(0, 3)).toMatchObject([
    { name: 'PBKDF2', hash: 'SHA-256', salt: row.salt, iterations: 600_000 },
    { extractable: false },
    { name: 'AES-GCM', length: 256 },
  ])
  expect(tag.mock.calls.at(-1)?.[0]).toMatchObject({ name: 'PBKDF2', iterations: 150_000 })
  expect(row.salt).toHaveLength(16)
  expect(row.keys.iv).toHaveLength(12)
  const again = await kept()
  expect(again.salt).not.toEqual(row.salt)
  expect(again.keys.iv).not.toEqual(row.keys.iv)
  // Writing a smaller number of rounds into the row does not open it faster.
  expect(await openWith({ ...again, rounds: 1_000 }, 'Monsoon 2026')).toBeUndefined()
  expect(await openWith(again, 'Monsoon 2026')).toMatchObject({ id: vault.id, user: vault.user })
  openVault.set(undefined)
})
