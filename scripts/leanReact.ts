import type { Plugin } from 'vite'

/**
 * React as modules. Its packages are CommonJS, of which a bundler can leave nothing out: what nobody
 * imports stayed, each file in a function of its own with long names.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    // Pages are written by React as Node has it.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform(code, id) {
      if (/\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//.test(id)) {
        return asModule(code, id)
      }
      return id.includes('/node_modules/') ? withoutWhole(code) : null
    },
  }
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
  const list = names.map((name) => `exports_${name} as ${name}`).join(', ')
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
