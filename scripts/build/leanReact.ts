import type { Plugin } from 'vite'
import { forBrowsers } from './forBrowsers.ts'
import { withBody } from './withBody.ts'
import { withoutEvents } from './withoutEvents.ts'
import { withoutFibers } from './withoutFibers.ts'

/** Exports that lead to what is left out below: whoever imports one stops the build. */
const unavailable =
  /^(?:Activity|ViewTransition|addTransitionType|use(?:Action|Form)State|preconnect|prefetchDNS|preinit\w*|preload\w*)$/

/**
 * Kinds of fibers that the portal never makes: lists of suspended parts, elements that React moves into
 * the head (title, meta, link, style, script), which it now leaves where they are, html, head and body
 * themselves, view transitions, and parts that can be hidden (Activity).
 */
const unmade = [19, 26, 27, 30, 31]

/**
 * Functions of React that are reached only from those exports, from a fragment’s ref, from an element of
 * one's own (with a hyphen), from `findDOMNode`, which React does not export, or from a root, which does
 * not call what it is given. They throw, so that one that is missed after all says so.
 */
const unreached = [
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'commitAfterMutationEffectsOnFiber',
  'startViewTransition',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'insertSuspendedStylesheets',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'preconnectAs',
  'setPropOnCustomElement',
  'findCurrentFiberUsingSlowPath',
  'defaultOnDefaultTransitionIndicator',
]

/** Each looks through what is drawn for view transitions, of which there is none. */
const findNothing = [
  'trackEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
]

/**
 * React as modules. Its packages are CommonJS, of which a bundler can leave nothing out: what nobody
 * imports stayed, each file in a function of its own with long names.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: forBrowsers,
    enforce: 'pre',
    transform(code, id) {
      if (/\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//.test(id)) {
        return asModule(changed(code, id), id)
      }
      return id.includes('/node_modules/') ? withoutWhole(code) : null
    },
  }
}

function changed(code: string, id: string): string {
  if (id.endsWith('/react-dom-client.production.js')) return lean(code)
  return id.endsWith('/scheduler.production.js') ? waking(code) : code
}

/** How the scheduler asks for its next turn: by what Node has, by a message, or by a timer. */
const ways =
  /^if \("function" === typeof localSetImmediate\)[^]*?MessageChannel\) \{([^]*?)^\} else\n[^]*?^ {2}\};$/m

/**
 * React's scheduler, waking with a page that comes back. Firefox and WebKit lose a message that is on
 * its way when they keep a page for 'Back'; React, which draws when it comes, would draw nothing any
 * more. To a scheduler that waits for none, one more is nothing. Every browser has messages.
 */
export function waking(code: string): string {
  if (!ways.test(code)) throw new Error('React asks for its next turn in another way')
  return code.replace(ways, "$1addEventListener('pageshow', schedulePerformWorkUntilDeadline)")
}

/** Fails when an update of React is written in another way. */
export function lean(code: string): string {
  const left = [
    ...unreached.map((name) => [name, '{ throw leftOut() }'] as const),
    ...findNothing.map((name) => [name, '{}'] as const),
    ['isHostHoistableType', '{ return false }'] as const,
    // The names of components around an error, and of one in an error, which nothing here reads.
    ['getStackByFiberInDevAndProd', "{ return '' }"] as const,
    ['getComponentNameFromType', '{ return null }'] as const,
  ].reduce(
    (rest, [name, body]) => withBody(rest, name, body),
    withoutEvents(withoutFibers(code, unmade)),
  )
  return `${left.replaceAll(/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[^]*?^\};$/gm, '')}
function leftOut() { return Error('Left out of React by scripts/build/leanReact.ts') }
`
}

/** Fails when an update of React is written in another way. */
function asModule(code: string, id: string): string {
  // The file that chooses between production and development.
  const production = /module\.exports = require\('(\..+\.production\.js)'\)/.exec(code)?.[1]
  if (production !== undefined) return `export * from '${production}'`
  const imports: string[] = []
  const names: string[] = []
  const body = code
    .replace(/^var (?:\s*\w+ = require\("[^"]+"\)[,;])+/m, (all) => {
      for (const [, name, from] of all.matchAll(/(\w+) = require\("([^"]+)"\)/g)) {
        imports.push(`import * as ${name} from '${from}'`)
      }
      return all.endsWith(',') ? 'var' : ''
    })
    .replaceAll(/^exports\.(\w+) =(?=\s)/gm, (_all, name: string) => {
      names.push(name)
      return `${code.split(`exports.${name} =`).length > 2 ? 'let' : 'const'} exports_${name} =`
    })
    .replaceAll(/\bexports\.(?=\w)/g, 'exports_')
    // Only the scheduler of React's own tests has them.
    .replaceAll(/\bScheduler\.(log|unstable_setDisableYieldValue)\b/g, 'undefined')
  const left = /.*\b(?:exports\b|require\().*/.exec(body)
  if (names.length === 0 || left !== null) {
    throw new Error(`${id} cannot be made a module: ${left?.[0] ?? 'it exports nothing'}`)
  }
  const list = names
    .filter((name) => !unavailable.test(name))
    .map((name) => `exports_${name} as ${name}`)
    .join(', ')
  return [...imports, body, `export { ${list} }`].join('\n')
}

/** Packages that take React as one object would keep all of it. */
function withoutWhole(code: string): string | null {
  if (!/["']react["']/.test(code)) return null
  return code
    .replaceAll(/^import (\w+) from (["']react["'])/gm, 'import * as $1 from $2')
    .replaceAll(/\bReflect\.get\(React, ["'](\w+)["']\)/g, 'React.$1')
    .replace(/^export const (\w+) = \{\s*\.\.\.React\s*\}/m, 'export { React as $1 }')
}
