import type { Plugin } from 'vite'
import { withBody } from './withBody.ts'

/**
 * Parts of the router that are called only by its framework mode, server components, data layer and
 * view transitions. The bundler cannot know that, because other code refers to them: 2.5 kB of every
 * first visit.
 */
const uncalled = [
  'DefaultErrorComponent',
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
  'useNavigateStable',
  'useViewTransitionState',
]

/** Removes from the router what a prerendered portal never calls. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\//.test(id) || !code.includes('function matchRoutes(')) return null
      const lean = uncalled.reduce((rest, name) => withBody(rest, name, '{}'), code)
      return (
        lean
          // Lets the bundler drop components and contexts that nothing imports.
          .replaceAll(/ = (React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ $1')
          .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
          .replaceAll(/ = (new Set\(|Object\.getOwnPropertyNames\()/g, ' = /* @__PURE__ */ $1')
          // What they find is wrong in the sources, and tests run with them.
          .replaceAll(/^( +)((?:invariant|warning)\()/gm, '$1false && $2')
      )
    },
  }
}
