import type { Rolldown } from 'vite'

type Groups = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>

/**
 * What is loaded together, by folder: of the groups that fit a file, that with the highest priority has
 * it. Each takes along what it imports and no other group has.
 */
export const chunkGroups: Groups = [
  // What a page that is only read loads: nothing of React.
  { name: 'every-visit', test: /\/src\/app\/every-visit\//, priority: 6 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|\/src\/lib\/react\//,
    priority: 5,
  },
  // Before the groups below, which would otherwise absorb what they share with the entry.
  { name: 'app', tags: ['$initial'], priority: 4 },
  // Imports nothing, so that it changes only with a sentence of a page.
  { name: 'search-text', test: /virtual:search-text/, priority: 4 },
  // Otherwise dozens of small files, each of which costs a phone a round trip.
  { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
  {
    name: 'dexie',
    test: /node_modules\/(dexie|dexie-react-hooks)\/|\/src\/lib\/indexed-db\//,
    priority: 3,
  },
  { name: 'react-hook-form', test: /node_modules\/react-hook-form\//, priority: 3 },
  // Without what makes keys of passwords, which only a sealed copy needs.
  { name: 'hashes', test: /node_modules\/@noble\/hashes\/(?!hmac|pbkdf2)/, priority: 3 },
  // What forms and files need, and the home page does not.
  { name: 'answers', test: /\/src\/lib\/answers\//, priority: 4 },
  // What most screens use, what many use, and what screens with a form use.
  { name: 'page', test: /\/src\/(ui\/page\/|lib\/[^/]+$)/, priority: 3, minShareCount: 10 },
  { name: 'parts', test: /\/src\/ui\/page\//, priority: 3, minShareCount: 4 },
  // Otherwise this would be in the form's chunk, and half of the screens would change with it.
  { name: 'icons', test: /node_modules\/lucide\//, priority: 3, minShareCount: 2 },
  // What warns of unsaved fields is used where the form is not, and after it.
  { name: 'person', test: /\/src\/(pwa\/(?!unfinished)|auth\/)/, priority: 3, minShareCount: 2 },
  { name: 'storage', test: /\/src\/storage\/[^/]+$/, priority: 3 },
  // What the form itself uses comes with it; of the rest, each has a file of its own.
  { name: 'fields', test: /\/src\/(ui\/(fields|screen)\/|lib\/(?!export|figures))/, priority: 3 },
  // What short forms share, with passwords and what a server says of them: the form of an application
  // has none of it.
  { name: 'forms', test: /\/src\/(ui\/(forms|passwords)|domain\/server)\//, priority: 2 },
  // Files that are dropped are taken once the form is shown; what protects one is looked at once it
  // is chosen.
  { name: 'files', test: /\/src\/ui\/files\/(?!dropped|protected)/, priority: 3 },
  // What tabs and lists share, without taking one to the other.
  { name: 'address', test: /\/src\/ui\/address\//, priority: 4 },
  // With them comes the library of their keys, which a list has no use for.
  { name: 'tabs', test: /\/src\/ui\/tabs\//, priority: 4 },
  // Lists of public pages have no use for what Back finds as somebody has left it.
  { name: 'lists', test: /\/src\/ui\/lists\/(?!left)/, priority: 3 },
  // What public pages share with drafts stays out of their chunk, or the pages would load the database.
  { name: 'sample-dates', test: /\/src\/domain\/sample\//, priority: 4 },
  { name: 'settings', test: /\/src\/storage\/settings\/[^/]+$/, priority: 4 },
  // A few lines each, which the home page and pages about the programme share.
  {
    name: 'programme',
    test: /\/domain\/(story\/(?!sample)|programme\/(claims|places)Copy)/,
    priority: 3,
  },
  // Everything for dialogs, for all screens that have one.
  { name: 'overlays', test: /\/src\/ui\/overlays\//, priority: 3, minShareCount: 3 },
  {
    name: 'drafts',
    test: /\/src\/(storage\/(drafts|submissions|settings)|domain\/grant-form)\/(?!shown)/,
    priority: 2,
  },
  // What lists of applications share, and forms have no use for.
  {
    name: 'applications',
    test: /\/src\/(storage\/applications\/|domain\/application\/[^/]+$)/,
    priority: 1,
    minShareCount: 2,
  },
  // What the form's dialogs need is loaded later, and so is what is shown instead of a form.
  {
    name: 'apply',
    test: /\/src\/features\/apply\/(?!passport|dialogs|comparison|unreadable|room)/,
  },
]
