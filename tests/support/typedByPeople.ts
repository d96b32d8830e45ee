/**
 * Below `src`: what people may type into the search. The portal does not say it: each language has its
 * own, besides the English.
 */
export const typedByPeople = new Set(['app/search/wordsCopy.ts', 'domain/search/synonymsCopy.ts'])
