import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sampleInstitutions } from '../../../src/domain/programme/sampleInstitutions.ts'

const sources = join(import.meta.dirname, '../../../src')

/** Every short text in an English copy file. */
const englishLabels = new Set(
  globSync('**/*{c,C}opy.ts', { cwd: sources, exclude: ['languages/**'] }).flatMap((file) =>
    Array.from(
      readFileSync(join(sources, file), 'utf8').matchAll(/: '([A-Z][^'\n]*)'/g),
      ([, label = '']) => label,
    ),
  ),
)

/** Names, written as on their letterhead; kinds of files; what is the same everywhere. */
const names = [...sampleInstitutions.map(({ name }) => name), 'SSIP Portal']
const sameEverywhere = new Set('SSIP PoC IPR IP PDF JPG PNG ZIP ics MB kB AM PM Wi-Fi'.split(' '))
/** Addresses, files and what stands in them, fingerprints, numbers of applications. */
const addresses = /[0-9a-f]{64}|“content”|\S+@\S+|https?:\S+|\b[\w-]+(\.[\w-]+)+\b|\bSSIP\/\S+/g

/**
 * The texts of a page in another language that are still English: texts from an English copy file, or
 * texts with a lower-case word in Latin letters, which no name has. `typed` is what people wrote.
 */
export async function leftEnglish(page: Page, typed: readonly string[] = []): Promise<string[]> {
  return englishAmong(await spokenTexts(page), typed)
}

/** The same for texts from elsewhere, such as announcements. */
export function englishAmong(texts: readonly string[], typed: readonly string[] = []): string[] {
  return texts.filter((text) => {
    const rest = [...names, ...typed]
      .reduce((left, known) => left.replaceAll(known, ' '), withoutBrackets(text))
      .replaceAll(addresses, ' ')
    const words = Array.from(rest.matchAll(/\p{L}[\p{L}’-]*/gu), ([word]) => word)
    const isLabel =
      englishLabels.has(rest.trim()) && !words.every((word) => sameEverywhere.has(word))
    return isLabel || words.some((word) => /^[a-z]{2}/.test(word) && !sameEverywhere.has(word))
  })
}

/** For a made-up language, whose messages are in brackets, which may be nested. */
function withoutBrackets(text: string): string {
  const outside = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ')
  return outside === text ? text : withoutBrackets(outside)
}

/** Everything that a page shows or has read out, except for parts marked as English. */
function spokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set([document.title])
    for (const element of document.body.querySelectorAll('*')) {
      const spoken = element.closest('[lang]')?.getAttribute('lang') ?? ''
      if (element.matches('script, style, noscript') || spoken.startsWith('en')) continue
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        texts.add(element.getAttribute(name) ?? '')
      for (const node of element.childNodes)
        if (node instanceof Text) texts.add(node.data.replaceAll(/\s+/g, ' ').trim())
    }
    return Array.from(texts)
  })
}
