import { officialSaid } from './officialSaid'
import { saidByServer } from './saidCopy'

/**
 * `own`: the message in this build's language, as far as its sentences are known; `original`: the
 * translated part as it came.
 */
type Translation = { own: string; original: string }

const known = new Map(
  (Object.keys(officialSaid) as (keyof typeof officialSaid)[])
    // Only sentences with a translation; in English there are none.
    .filter((id) => officialSaid[id] !== saidByServer[id])
    .map((id) => [plain(officialSaid[id]), saidByServer[id]]),
)

export function sentencesIn(said: string): string[] {
  return said.split(/(?<=[.!?…।])\s+/)
}

/** Undefined when none of its sentences is known, and in English. */
export function translateSaid(said: string): Translation | undefined {
  const sentences = sentencesIn(said)
  const original = sentences.filter((sentence) => known.has(plain(sentence)))
  if (original.length === 0) return undefined
  const own = sentences.map((sentence) => known.get(plain(sentence)) ?? sentence)
  return { own: own.join(' '), original: original.join(' ') }
}

function plain(sentence: string): string {
  return sentence.replace(/\.$/, '').toLowerCase()
}
