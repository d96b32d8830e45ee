import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Something that must not be found on the disk, in each of its spellings. */
export type Secret = { name: string; spellings: readonly Buffer[] }

/** A text as browsers write it: one or two bytes per letter. */
export function textSecret(name: string, ...texts: string[]): Secret {
  return {
    name,
    spellings: texts.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]),
  }
}

/** Pieces of 64 bytes from all parts of a file. */
export function fileSecret(name: string, bytes: Buffer, pieces = 40): Secret {
  const step = Math.floor((bytes.length - 64) / pieces)
  return {
    name,
    spellings: Array.from({ length: pieces }, (_, piece) =>
      bytes.subarray(piece * step, piece * step + 64),
    ),
  }
}

/** `secret: file` for each secret that a file in the folder contains, or has in its name. */
export function findOnDisk(folder: string, secrets: readonly Secret[]): string[] {
  const found: string[] = []
  for (const entry of globSync('**', { cwd: folder })) {
    const path = join(folder, entry)
    const content = readIfThere(path)
    if (content === undefined) continue
    for (const { name, spellings } of secrets) {
      if (spellings.some((spelling) => content.includes(spelling))) found.push(`${name}: ${entry}`)
    }
  }
  return found
}

/** A running browser deletes files while they are listed. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined
  } catch {
    return undefined
  }
}
