import { saidByServer } from './saidCopy'

/** The server's own words, untranslated in every build (`scripts/build/translated.ts`). */
export const officialSaid = saidByServer
