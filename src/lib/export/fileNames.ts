import { beforeLetter } from '../characters'

// Names that Windows reserves for devices, with or without an ending.
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Of the 255 bytes that most systems allow; a letter of Gujarati or Hindi takes three. */
const mostBytes = 200

/**
 * A name that every system can unpack: no folders, no reserved characters or names, at most 100
 * characters.
 */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed
    .replaceAll(/[\u0000-\u001F\u007F<>:"/\\|?*\u202A-\u202E\u2066-\u2069]/g, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  const named = plain === '' ? 'file' : reserved.test(plain) ? `_${plain}` : plain
  const [stem, ending] = splitEnding(named)
  return cut(stem, 100 - ending.length, mostBytes - ending.length) + ending
}

function cut(text: string, characters: number, bytes: number): string {
  const encoder = new TextEncoder()
  let kept = ''
  for (const character of Array.from(text).slice(0, characters)) {
    if (encoder.encode(kept + character).length > bytes) break
    kept += character
  }
  // A letter with its signs is kept or left out whole: સાથે would end as સાથ.
  return text.slice(0, beforeLetter(text, kept.length) || kept.length)
}

/** Safe names in the same order, without duplicates on systems that ignore case. */
export function uniqueFileNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [stem, ending] = splitEnding(safeFileName(name))
    let unique = stem + ending
    for (let count = 2; taken.has(unique.toLowerCase()); count++) {
      unique = `${stem} (${count})${ending}`
    }
    taken.add(unique.toLowerCase())
    return unique
  })
}

function splitEnding(name: string): [stem: string, ending: string] {
  const match = /^(.+)(\.[A-Za-z0-9]{1,8})$/.exec(name)
  return [match?.[1] ?? name, match?.[2] ?? '']
}
