/** Below `src`: what people may type into the search, in every spelling and language at once. */
export const typedByPeople = new Set(['app/search/wordsCopy.ts', 'domain/search/synonymsCopy.ts'])
