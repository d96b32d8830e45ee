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
  const [lower, upper] = [disguise(range.lower, vault), disguise(range.upper, vault)]
  const moved = lower !== range.lower && upper !== range.upper
  const isOne = range.lower === range.upper
  return moved || isOne || !isText(range.lower, range.upper)
    ? { ...range, lower, upper }
    : undefined
}

export function isWithin(key: unknown, { lower, upper, lowerOpen, upperOpen }: DBCoreKeyRange) {
  const above = lower === undefined ? 1 : indexedDB.cmp(key, lower)
  const below = upper === undefined ? 1 : indexedDB.cmp(upper, key)
  return above >= Number(lowerOpen === true) && below >= Number(upperOpen === true)
}

function isText(...bounds: unknown[]): boolean {
  return bounds.some((bound) => typeof bound === 'string')
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
