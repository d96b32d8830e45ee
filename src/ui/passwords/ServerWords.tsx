import { translateSaid } from '../../domain/server/translateSaid'
import { language } from '../../lib/language'
import { languageTag } from '../../lib/languages'

/** A text without letters of another script is taken for English. */
const latinOnly = /^[\p{Script=Latin}\p{Script=Common}]*$/u

/** A server message as it came; above it a translation, if its sentences are known. */
export function ServerWords({ said }: { said: string }) {
  const translation = translateSaid(said)
  if (translation === undefined)
    return <span lang={latinOnly.test(said) ? 'en' : undefined}>{said}</span>
  return (
    <>
      <span lang={languageTag(language)}>{translation.own}</span>
      <span lang="en" className="block text-sm font-normal">
        {translation.original}
      </span>
    </>
  )
}
