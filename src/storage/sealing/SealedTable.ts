import { bytesToHex } from '@noble/hashes/utils.js'
import {
  type DBCoreCountRequest,
  type DBCoreMutateRequest,
  type DBCoreMutateResponse,
  type DBCoreOpenCursorRequest,
  type DBCoreQuery,
  type DBCoreQueryRequest,
  type DBCoreQueryResponse,
  type DBCoreTable,
  type DBCoreTransaction,
} from 'dexie'
import { during, onceRunning, promised, rejected, running } from './during'
import { allKeys, disguise, disguiseRange, isWithin, reveal } from './disguise'
import { keyListCursor, type KeyEntry } from './keyListCursor'
import { openParts } from './openParts'
import { openVault, type OpenVault } from './openVault'
import { nextKey } from './numbers'
import { isOfSomebodyElse, mayStandOpen } from './owners'
import { compare, removed, written } from './register'
import { LockedError } from './sealErrors'
import { isSealed, openRow, sealRow, type SealedRow } from './sealedRow'

/** A table as the layers above see it: plain rows, and only those of the open vault. */
export class SealedTable {
  readonly name: string
  readonly schema: DBCoreTable['schema']
  readonly #database: string
  readonly #kept: DBCoreTable
  /** The last row this tab wrote, so that the check of a revision on each keystroke has nothing to open. */
  #last: { stamp: string; row: object } | undefined

  constructor(database: string, kept: DBCoreTable) {
    this.name = kept.name
    this.schema = kept.schema
    this.#database = database
    this.#kept = kept
    openVault.subscribe(() => {
      this.#last = undefined
    })
  }

  get(request: Parameters<DBCoreTable['get']>[0]) {
    const key = this.#disguised(request.key)
    return this.#kept
      .get({ ...request, key })
      .then((row: unknown) => this.#opened(request.trans, [row], one))
  }

  getMany(request: Parameters<DBCoreTable['getMany']>[0]) {
    const keys = request.keys.map((key) => this.#disguised(key))
    return this.#kept
      .getMany({ ...request, keys })
      .then((rows) => this.#opened(request.trans, rows, all))
  }

  query(request: DBCoreQueryRequest): Promise<DBCoreQueryResponse> {
    const { trans, query, values } = request
    const range = disguiseRange(query.range, openVault.read())
    if (range === undefined)
      return this.#entries({ ...request, reverse: request.direction === 'prev' }).then(
        (entries) => {
          const found = entries.slice(0, request.limit)
          if (values !== true) return { result: found.map(({ primaryKey }) => primaryKey) }
          const keys = found.map(({ kept }) => kept)
          return this.#kept
            .getMany({ trans, keys })
            .then((rows) =>
              this.#opened(trans, rows, (result) => ({ result: result.filter(isHere) })),
            )
        },
      )
    return this.#kept
      .query({ ...request, query: { index: query.index, range } })
      .then(({ result }) =>
        values === true
          ? this.#opened(trans, result, (rows) => ({ result: rows.filter(isHere) }))
          : { result: result.map((key) => reveal(key, openVault.read())) },
      )
  }

  count(request: DBCoreCountRequest): Promise<number> {
    const { trans, query } = request
    const range = disguiseRange(query.range, openVault.read())
    return range === undefined
      ? this.#entries(request).then(({ length }) => length)
      : this.#kept.count({ trans, query: { index: query.index, range } })
  }

  openCursor(request: DBCoreOpenCursorRequest) {
    const { trans, reverse } = request
    return this.#entries(request).then((entries) => {
      if (entries.length === 0) return null
      return keyListCursor(trans, { entries, reverse }, ({ kept: key }) =>
        request.values === true
          ? this.#kept.get({ trans, key }).then((row: unknown) => this.#opened(trans, [row], one))
          : promised(true),
      )
    })
  }

  mutate(request: DBCoreMutateRequest): Promise<DBCoreMutateResponse> {
    const { trans } = request
    if (request.type === 'delete') {
      const keys = request.keys.map((key) => this.#disguised(key))
      return this.#remove(trans, keys)
    }
    if (request.type === 'deleteRange') {
      const range = disguiseRange(request.range, openVault.read())
      if (range !== undefined) return this.#kept.mutate({ type: 'deleteRange', trans, range })
      const query = { index: this.schema.primaryKey, range: request.range }
      return this.#entries({ trans, query }).then((entries) =>
        this.#remove(
          trans,
          entries.map(({ kept }) => kept),
        ),
      )
    }
    const vault = openVault.read()
    if (vault === undefined)
      return mayStandOpen(this.name, request.values as object[])
        ? this.#kept.mutate(request)
        : rejected(new LockedError())
    const rows = request.values.map((row: object) => this.#withKey(row))
    if (rows.some((row) => isOfSomebodyElse(row, vault.user))) return rejected(new LockedError())
    const seal = () => Promise.all(rows.map((row) => this.#sealed(row, vault)))
    return onceRunning(this.#kept, trans, seal).then((values) =>
      this.#kept.mutate({ type: request.type, trans, values }).then((response) => {
        const [row, kept] = [rows.at(-1), values.at(-1)]
        // Not after the vault was shut: nobody would forget it.
        if (row !== undefined && kept?.sealed.files.length === 0 && openVault.read() === vault)
          this.#last = { stamp: this.#stamp(kept), row }
        const spotted = values.map((one) => ({ spot: this.#spot(one), row: one }))
        written(vault, spotted, trans)
        return {
          ...response,
          lastResult: reveal(response.lastResult, vault),
          ...(response.results === undefined
            ? {}
            : { results: response.results.map((key) => reveal(key, vault)) }),
        }
      }),
    )
  }

  /** Every key in the range, in the portal's order; the stored order is that of the disguised keys. */
  #entries(request: {
    trans: DBCoreTransaction
    query: DBCoreQuery
    unique?: boolean
    reverse?: boolean
  }): Promise<KeyEntry[]> {
    const vault = openVault.read()
    const { index, range } = request.query
    const kept = disguiseRange(range, vault)
    const entries: KeyEntry[] = []
    const query = { index, range: kept ?? allKeys() }
    return this.#kept
      .openCursor({ ...request, values: false, query })
      .then((cursor) =>
        cursor?.start(() => {
          const { key, primaryKey } = cursor as { key: unknown; primaryKey: unknown }
          entries.push({
            key: reveal(key, vault),
            primaryKey: reveal(primaryKey, vault),
            kept: primaryKey,
          })
          cursor.continue()
        }),
      )
      .then(() => {
        const direction = request.reverse === true ? -1 : 1
        return (
          kept === undefined ? entries.filter(({ key }) => isWithin(key, range)) : entries
        ).toSorted((a, b) => direction * indexedDB.cmp(a.key, b.key))
      })
  }

  #remove(trans: DBCoreTransaction, keys: unknown[]): Promise<DBCoreMutateResponse> {
    const vault = openVault.read()
    return running(this.#kept, trans).then(() => {
      const spots = keys.map((key) => ({ database: this.#database, table: this.name, key }))
      if (vault !== undefined) removed(vault, spots, trans)
      this.#last = undefined
      return this.#kept.mutate({ type: 'delete', trans, keys })
    })
  }

  #disguised(key: unknown): unknown {
    return disguise(key, openVault.read())
  }

  /** The rows as they were before sealing; `undefined` for other people's. */
  #opened<Result>(
    trans: DBCoreTransaction,
    rows: readonly unknown[],
    shape: (rows: unknown[]) => Result,
  ): Promise<Result> {
    // Reading rows that are not sealed costs no more than without this layer.
    if (!rows.some(isSealed)) return promised(shape([...rows]))
    const open = () =>
      Promise.all(rows.map((row) => (isSealed(row) ? this.#open(row, trans) : row)))
    return during(this.#kept, trans, open).then(shape)
  }

  async #open(row: SealedRow, trans: DBCoreTransaction): Promise<unknown> {
    const [vault, last, spot] = [openVault.read(), this.#last, this.#spot(row)]
    const opened =
      last?.stamp === this.#stamp(row) ? { ...last.row } : await openRow(vault, spot, row)
    if (vault !== undefined && opened !== undefined) compare(vault, spot, row, trans)
    return opened
  }

  #sealed(row: object, vault: OpenVault): Promise<SealedRow> {
    const open = this.#openParts(row, vault)
    return sealRow(vault, this.#spot(open), row, open)
  }

  #openParts = (row: object, vault: OpenVault) =>
    openParts(this.schema, row, (value) => disguise(value, vault))

  /** Different for every write of every row. */
  #stamp({ sealed, ...open }: SealedRow): string {
    return JSON.stringify([open, sealed.vault, sealed.revision, bytesToHex(sealed.iv)])
  }

  #spot(kept: object) {
    const key: unknown = this.schema.primaryKey.extractKey?.(kept)
    return { database: this.#database, table: this.name, key }
  }

  /**
   * IndexedDB would number such rows itself, but only after they are sealed, and the number is part
   * of the seal.
   */
  #withKey(row: object): object {
    const { autoIncrement, keyPath, extractKey } = this.schema.primaryKey
    if (autoIncrement !== true || typeof keyPath !== 'string') return row
    return extractKey?.(row) === undefined ? { ...row, [keyPath]: nextKey() } : row
  }
}

const isHere = (row: unknown) => row !== undefined
const one = (rows: unknown[]) => rows[0]
const all = (rows: unknown[]) => rows
