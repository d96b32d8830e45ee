import type { DBCoreKeyRange } from 'dexie'
import type { OpenVault } from './openVault'

/*
 * Keys and indexes are not sealed, because the database finds rows by them. Where they name the
 * person (`u-7`, `u-7:poc`), the vault's random id is stored instead.
 */

/** A key as it is stored. */
export function disguise(key: unknown, vault: OpenVault | undefined): unknown {
  return vault === undefined ? key : swap(key, vault.user.id, vault.id)
}

/** A stored key as the portal knows it. */
export function reveal(key: unknown, vault: OpenVault | undefined): unknown {
  return vault === undefined ? key : swap(key, vault.id, vault.user.id)
}

/** The range of all keys. As in Dexie, which does not export its constants. */
const anyKey = 3 as DBCoreKeyRange['type']

/**
 * The range of the stored keys. Undefined when there is none, because the disguise changes the order:
 * then every key has to be checked (`isWithin`).
 */
export function disguiseRange(
  range: DBCoreKeyRange,
  vault: OpenVault | undefined,
): DBCoreKeyRange | undefined {
  if (vault === undefined || range.type === anyKey) return range
  const { lower, upper } = range
  return keepsOrder(lower, upper, `${vault.user.id}:`)
    ? { ...range, lower: disguise(lower, vault), upper: disguise(upper, vault) }
    : undefined
}

/** Whether what lies between two keys lies between the stored ones, too. */
function keepsOrder(lower: unknown, upper: unknown, hers: string): boolean {
  if (lower === upper || !hasText([lower, upper])) return true
  if (Array.isArray(lower) && Array.isArray(upper))
    return lower[0] === upper[0] && keepsOrder(lower.slice(1), upper.slice(1), hers)
  return [lower, upper].every((bound) => typeof bound === 'string' && bound.startsWith(hers))
}

export function isWithin(key: unknown, { lower, upper, lowerOpen, upperOpen }: DBCoreKeyRange) {
  const above = lower === undefined ? 1 : indexedDB.cmp(key, lower)
  const below = upper === undefined ? 1 : indexedDB.cmp(upper, key)
  return above >= Number(lowerOpen === true) && below >= Number(upperOpen === true)
}

function hasText(key: unknown): boolean {
  return Array.isArray(key) ? key.some(hasText) : typeof key === 'string'
}

export function allKeys(): DBCoreKeyRange {
  return { type: anyKey, lower: undefined, upper: undefined }
}

function swap(key: unknown, from: string, to: string): unknown {
  if (Array.isArray(key)) return key.map((part: unknown) => swap(part, from, to))
  if (typeof key !== 'string') return key
  if (key === from) return to
  return key.startsWith(`${from}:`) ? to + key.slice(from.length) : key
}
