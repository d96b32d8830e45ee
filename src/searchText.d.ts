declare module 'virtual:search-text' {
  /** The pages' text, written by `scripts/build/searchText.ts`. */
  // A module without a file can refer to another module's type only like this.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const searchText: import('./app/search/pageText').SearchText
}
