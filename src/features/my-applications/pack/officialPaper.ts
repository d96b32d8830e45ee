/*
 * The paper's text in English, for the office, whatever the portal's language is
 * (scripts/build/translated.ts).
 */
export { paperCopy as officialPaperCopy } from './copy'
