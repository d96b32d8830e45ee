import { utf8ToBytes } from '@noble/hashes/utils.js'
import { isBytes } from '../../lib/answers/bytes'
import { seal, unseal, type Sealed } from './cipher'
import { nextRevision } from './numbers'
import { newestKey, type OpenVault } from './openVault'
import { SealBrokenError } from './sealErrors'
import { sealFile, unsealFile, type SealedFile } from './sealedFile'

/** The place of a row, as its seal knows it. */
export type Spot = { database: string; table: string; key: unknown }

/** What is stored of a row on a shared computer, besides the keys and indexes of its table. */
type Envelope = Sealed & {
  version: 1
  /** The owner's vault; random, names nobody. */
  vault: string
  /** The id of that vault's key that has sealed it. */
  by: string
  /** Increases with each write of each row. */
  revision: number
  /** Files of the row, each sealed by itself. */
  files: SealedFile[]
}

export type SealedRow = Record<string, unknown> & { sealed: Envelope }

export function isSealed(row: unknown): row is SealedRow {
  return typeof row === 'object' && row !== null && 'sealed' in row
}

/** Seals all of a row but `open`, the keys and indexes by which it is found. */
export async function sealRow(
  vault: OpenVault,
  spot: Spot,
  row: object,
  open: Record<string, unknown>,
): Promise<SealedRow> {
  const newest = newestKey(vault)
  const revision = nextRevision()
  const about = (...part: number[]) => aboutOf(spot, vault.id, revision, part)
  const files: ArrayBuffer[] = []
  const text = JSON.stringify(row, (_key, value: unknown) => {
    if (isBytes(value)) return { [fileMark]: files.push(value) }
    // A damaged row may contain a bigint, which JSON cannot represent.
    return typeof value === 'bigint' ? value.toString() : value
  })
  const [body, ...sealedFiles] = await Promise.all([
    seal(newest.key, utf8ToBytes(text), about(0)),
    ...files.map((bytes, index) =>
      sealFile(newest.key, bytes, (...piece) => about(index + 1, ...piece)),
    ),
  ])
  const envelope = { version: 1, vault: vault.id, by: newest.id, revision } as const
  return { ...open, sealed: { ...envelope, ...body, files: sealedFiles } }
}

/**
 * The row as it was before. Undefined when it is somebody else's; throws `SealBrokenError` when it
 * was changed, swapped or brought here from another place.
 */
export async function openRow(vault: OpenVault | undefined, spot: Spot, row: SealedRow) {
  const { sealed } = row
  if (vault === undefined || sealed.vault !== vault.id) return undefined
  const key = vault.keys.find(({ id }) => id === sealed.by)?.key
  // Another tab has a newer key: this tab must not overwrite its rows.
  if (key === undefined) throw new SealBrokenError()
  const about = (...part: number[]) => aboutOf(spot, vault.id, sealed.revision, part)
  try {
    const [body, ...files] = await Promise.all([
      unseal(key, sealed, about(0)),
      ...sealed.files.map((file, index) =>
        unsealFile(key, file, (...piece) => about(index + 1, ...piece)),
      ),
    ])
    return JSON.parse(new TextDecoder().decode(body), (_key, value: unknown) => {
      if (!isFileMark(value)) return value
      const file = files[value[fileMark] - 1]
      if (file === undefined) throw new SealBrokenError()
      return file
    }) as object
  } catch {
    throw new SealBrokenError()
  }
}

/** Stands in for a file in the row. */
const fileMark = '\u0000file'

function isFileMark(value: unknown): value is { [fileMark]: number } {
  return typeof value === 'object' && value !== null && fileMark in value
}

/** What is bound to a seal: a row put elsewhere, given to somebody else or to another revision stays shut. */
function aboutOf({ database, table, key }: Spot, vault: string, revision: number, part: number[]) {
  return JSON.stringify([database, table, key, vault, revision, ...part])
}
