import { paperCopy as copy } from './copy'
import { officialPaperCopy as official } from './officialPaper'
import { WithOfficial } from './WithOfficial'

type Words = {
  [Key in keyof typeof copy]: (typeof copy)[Key] extends string ? Key : never
}[keyof typeof copy]

/** The paper's own text, in the portal's language and in the office's. */
export function PaperWords({ of }: { of: Words }) {
  return <WithOfficial words={copy[of]} official={official[of]} />
}
