import type { DBCoreTable } from 'dexie'

/** The part of a row that is not sealed: its table's keys and indexes. */
export function openParts(
  schema: Pick<DBCoreTable['schema'], 'primaryKey' | 'indexes'>,
  row: object,
  disguised: (value: unknown) => unknown,
): Record<string, unknown> {
  const names = new Set(
    [schema.primaryKey, ...schema.indexes].flatMap(({ keyPath }) => keyPath ?? []),
  )
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]: [string, unknown]) =>
      names.has(name) ? [[name, disguised(value)]] : [],
    ),
  )
}
