import Dexie, { type DBCoreTable, type DBCoreTransaction } from 'dexie'

const neverThere = -Infinity

/**
 * Runs a WebCrypto operation and keeps the transaction busy meanwhile, as it would otherwise commit.
 * Dexie's own `waitFor` never ends when a wait that began later ends sooner (4.4.7).
 */
export function during<Result>(
  table: DBCoreTable,
  trans: DBCoreTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return new Dexie.Promise<Result>((resolve, reject) => {
    let finish: (() => void) | undefined
    const settle = (how: () => void) => {
      finish = how
    }
    Dexie.ignoreTransaction(() => {
      work().then(
        (result) => settle(() => resolve(result)),
        (error: unknown) => settle(() => reject(error)),
      )
    })
    const look = () => {
      if (finish === undefined) table.get({ trans, key: neverThere }).then(look, reject)
      else finish()
    }
    look()
  })
}

/** Resolves once the transaction has its turn: whatever was written before it is on disk. */
export function running(table: DBCoreTable, trans: DBCoreTransaction): Promise<unknown> {
  return table.get({ trans, key: neverThere })
}

/** `during`, of which nothing is begun before the transaction has its turn. */
export function onceRunning<Result>(
  table: DBCoreTable,
  trans: DBCoreTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return running(table, trans).then(() => during(table, trans, work))
}

/** A promise of Dexie's own, which stays in its transactions. */
export function promised<Value>(value: Value): Promise<Value> {
  return Dexie.Promise.resolve(value)
}

export function rejected(error: Error): Promise<never> {
  return Dexie.Promise.reject(error)
}
