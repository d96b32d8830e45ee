import { saidByServer } from './saidCopy'

/** The server's own words, untranslated in every build (`scripts/translated.ts`). */
export const officialSaid = saidByServer
