import type { Plugin, ResolvedConfig } from 'vite'
import { demoAccounts } from '../../mocks/data/demoAccounts.ts'
import type { Environment } from '../../src/api/environment.ts'
import { hasOneAddress, isGuarded } from '../../src/app/page.ts'
import type { SearchText } from '../../src/app/search/pageText.ts'
import { itemUnder, sentencesOf } from '../../src/domain/search/lines.ts'
import { pageText } from './pageText.ts'
import { loadPrerenderer, type Prerenderer } from './prerenderer.ts'

const name = 'virtual:search-text'

/**
 * The text of the public pages and the forms, as a module for the search. It is read from the pages
 * as visitors get them, so the two cannot differ; `npm run dev` and the tests read it in the same
 * way, once per run.
 */
export function searchText(environment: Environment): Plugin {
  let config: ResolvedConfig
  return {
    name: 'ssip-search-text',
    configResolved(resolved) {
      config = resolved
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      // While the pages themselves are written, nobody searches.
      const text =
        config.build.ssr === false ? await textOf(await loadPrerenderer(config), environment) : {}
      return `export const searchText = JSON.parse(${JSON.stringify(JSON.stringify(text))})`
    },
  }
}

async function textOf(
  { pages, grantForms, renderPage }: Prerenderer,
  environment: Environment,
): Promise<SearchText> {
  const text: SearchText = {}
  for (const page of pages.filter((page) => hasOneAddress(page) && !isGuarded(page))) {
    const { html } = await renderPage(page.path, environment.mock ? demoAccounts : null)
    text[page.path] = pageText(html)
  }
  for (const { path, sections } of grantForms) {
    text[path] = [
      {
        headings: sections.map(({ title }) => title),
        lines: sections.flatMap(({ title, intro, fields }) => [
          ...sentencesOf(intro),
          ...fields.flatMap(({ label, hint = [] }) =>
            [label, hint].flat().map((text) => itemUnder(title, text)),
          ),
        ]),
      },
    ]
  }
  return text
}
