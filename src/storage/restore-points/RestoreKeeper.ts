import type { GrantValues } from '../../domain/grant-form/grantForm'
import type { Occasion } from './restorePoints'

/** The length of typing between two states, in milliseconds. */
const typingTime = 3 * 60 * 1000

/** Shorter answers are quickly typed again; in characters. */
const worthKeeping = 20

/** Stores a state: `keepRestorePoint`, or a test's replacement. */
type Keep = (occasion: Occasion, values: GrantValues) => Promise<void>

/**
 * Watches a draft as it is written, and keeps earlier states: when it is opened, before typing or
 * removing loses something, and every few minutes of typing. If the device refuses, only that state
 * is lost.
 */
export class RestoreKeeper {
  readonly #keep: Keep
  #before: GrantValues
  /** By the page's own clock, which nobody sets. */
  #keptAt = performance.now()
  /** For each answer, the state since the last kept one in which it was longest. */
  #longest = new Map<string, { text: string; values: GrantValues }>()

  constructor(opened: GrantValues, keep: Keep) {
    this.#before = opened
    this.#keep = keep
    this.keep('opened', opened)
    this.#look(opened)
  }

  /** To be called when these values were written. */
  saw(values: GrantValues): void {
    const lost = this.#lostBy(values)
    if (lost !== undefined) this.keep('before-loss', lost)
    else if (performance.now() - this.#keptAt >= typingTime) this.keep('typing', values)
    this.#before = values
    this.#look(values)
  }

  /** To be called at a good moment, such as leaving a step. */
  keep(occasion: Occasion, values: GrantValues = this.#before): void {
    this.#keptAt = performance.now()
    this.#longest.clear()
    this.#keep(occasion, values).catch(() => undefined)
  }

  /** The last state that still had what these values have lost. */
  #lostBy(values: GrantValues): GrantValues | undefined {
    if (values.teamMembers.length < this.#before.teamMembers.length) return this.#before
    const now = new Map(textsOf(values))
    for (const [path, { text, values: then }] of this.#longest)
      if (text.length >= worthKeeping && keptOf(text, now.get(path) ?? '') < text.length / 2)
        return then
    return undefined
  }

  #look(values: GrantValues): void {
    for (const [path, text] of textsOf(values))
      if (text.length >= (this.#longest.get(path)?.text.length ?? 0))
        this.#longest.set(path, { text, values })
  }
}

/** The number of a text's characters that are still there, at its beginning and its end. */
function keptOf(before: string, now: string): number {
  if (before === now) return before.length
  const most = Math.min(before.length, now.length)
  let begin = 0
  while (begin < most && before[begin] === now[begin]) begin += 1
  let end = 0
  while (end < most - begin && before.at(-1 - end) === now.at(-1 - end)) end += 1
  return begin + end
}

/** Every answer by its path. */
function textsOf({ fields, teamMembers, mentor }: GrantValues): [string, string][] {
  return [fields, mentor, ...teamMembers].flatMap((group, index) =>
    Object.entries(group).map(([name, text]): [string, string] => [`${index}.${name}`, text]),
  )
}
