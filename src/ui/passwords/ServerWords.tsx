import { sentencesIn, translateSaid } from '../../domain/server/translateSaid'
import { language } from '../../lib/language'
import { languageTag } from '../../lib/languages'

/** A sentence without letters of another script is taken for English. */
const latinOnly = /^[\p{Script=Latin}\p{Script=Common}]*$/u

/** Its sentences, those of one script together: some of the portal's own may stand beside the server's. */
function marked(said: string) {
  const parts: { lang: 'en' | undefined; text: string }[] = []
  for (const sentence of sentencesIn(said)) {
    const lang = latinOnly.test(sentence) ? 'en' : undefined
    const last = parts.at(-1)
    if (last !== undefined && last.lang === lang) last.text += ` ${sentence}`
    else parts.push({ lang, text: sentence })
  }
  return parts.map(({ lang, text }, place) => (
    <span key={text} lang={lang}>
      {place > 0 && ' '}
      {text}
    </span>
  ))
}

/** A server message as it came; above it a translation, if its sentences are known. */
export function ServerWords({ said }: { said: string }) {
  const translation = translateSaid(said)
  if (translation === undefined) return marked(said)
  return (
    <>
      <span lang={languageTag(language)}>{marked(translation.own)}</span>
      <span lang="en" className="block text-sm font-normal">
        {translation.original}
      </span>
    </>
  )
}
