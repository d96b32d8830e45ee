import { zipSync, type Zippable } from 'fflate'
import { isBytes } from '../../lib/answers/bytes'
import { uniqueFileNames } from '../../lib/export/fileNames'
import { zipTime } from '../../lib/files/zipTime'
import { database } from '../database'
import { othersOfficeWork } from '../office/officeWork'
import { readRows } from '../readRows'
import { readSetAside } from '../setAside'
import { openVault } from '../sealing/openVault'
import { sharedComputer } from '../sealing/sharedComputer'
import type { AttachmentRow } from '../rows'

/** Rows of this device with the files that belong to them. */
export type Held = { rows: readonly unknown[]; files: readonly AttachmentRow[] }

/** What is a person's own, by table; the files of submissions and of what was set aside come with those. */
function ownOf(userId: string) {
  const { drafts, submissions, quarantine, attachments } = database
  return {
    drafts: drafts.where('userId').equals(userId),
    submissions: submissions.where('userId').equals(userId),
    aside: quarantine.where('userId').equals(userId),
    // Of drafts, and of the person's copies of samples.
    files: attachments.where('ownerId').startsWith(`${userId}:`),
  }
}

/** Whether there is anything of a person's own. By the keys alone: the files may not fit in memory. */
export async function holdsOwnWork(userId: string): Promise<boolean> {
  const counts = await Promise.all(Object.values(ownOf(userId)).map((rows) => rows.count()))
  return counts.some((count) => count > 0)
}

/**
 * Everything of a person's own that erasing this device would remove: drafts, submissions, what was
 * set aside of them, and their files.
 */
export async function readOwnWork(userId: string): Promise<Held> {
  const { drafts, submissions, attachments } = database
  const own = ownOf(userId)
  const aside = await readSetAside(userId)
  return {
    rows: [
      ...(await readRows(drafts, own.drafts)),
      ...(await readRows(submissions, own.submissions)),
      ...aside.rows,
    ],
    files: uniqueFiles([
      ...(await readRows(attachments, own.files)),
      ...(await readRows(
        attachments,
        attachments.where('ownerId').anyOf(await own.submissions.primaryKeys()),
      )),
      ...aside.files,
    ]),
  }
}

/** A draft that was set aside may have its files with the one that was begun after it. */
function uniqueFiles(files: readonly AttachmentRow[]): AttachmentRow[] {
  return Array.from(new Map(files.map((file) => [file.id, file])).values())
}

/**
 * Whether anybody else has a draft or a submission on this device, be it set aside, or has decided or
 * added anything here for the office.
 */
export async function othersWork(userId: string | undefined): Promise<boolean> {
  if (sharedComputer.mayHoldSealed()) {
    // Behind the seal, other people's rows are invisible.
    const kept = await import('../sealing/keptRows')
    return kept.othersWork(userId, openVault.read()?.id)
  }
  for (const table of [database.drafts, database.submissions, database.quarantine]) {
    // By the keys alone, also of rows that cannot be read; one that names nobody is of no one else.
    const own = await table
      .where('userId')
      .anyOf(userId ?? '', '')
      .count()
    if ((await table.count()) > own) return true
  }
  return othersOfficeWork(userId)
}

/**
 * A ZIP with all of it, including Aadhaar numbers and scans, as it may be the only copy: the rows in
 * `rows.json`, and the files under their own names. Answers name files by ids, so each file's row is
 * there as well, with its place in the ZIP instead of its bytes.
 */
export function wholeZip({ rows, files }: Held): Uint8Array<ArrayBuffer> {
  // A file's row may be damaged too: then it stays as it is among the rows.
  const whole = files.filter(isWhole)
  const damaged = files.filter((file) => !isWhole(file))
  const places = uniqueFileNames(whole.map(({ name }) => name)).map((name) => `files/${name}`)
  const placed = whole.map((file, index) => ({ ...file, bytes: places[index] }))
  const entries: Zippable = {
    'rows.json': new TextEncoder().encode(
      JSON.stringify([...rows, ...placed, ...damaged], wholeValue, 2),
    ),
  }
  for (const [index, { bytes }] of whole.entries())
    // Scans are compressed already.
    entries[places[index] ?? ''] = [new Uint8Array(bytes), { level: 0 }]
  return new Uint8Array(zipSync(entries, { mtime: zipTime() }))
}

function isWhole({ name, bytes }: { name: unknown; bytes: unknown }): boolean {
  return typeof name === 'string' && isBytes(bytes)
}

/** What JSON would drop from a damaged row, as text. */
function wholeValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value)))
    return String(value)
  return isBytes(value) ? Array.from(new Uint8Array(value)) : value
}
