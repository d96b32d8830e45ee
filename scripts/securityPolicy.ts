import { createHash } from 'node:crypto'
import type { Environment } from '../src/api/environment.ts'

/**
 * The Content Security Policy of a built portal. The only inline code allowed is the script and the
 * style that the build wrote into each page; the page may call its own origin and the server.
 */
export function securityPolicy(
  environment: Environment,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const server = environment.mock ? [] : [new URL(environment.baseUrl).origin]
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inline.scripts.map(hashSource)],
    ['style-src', "'self'", ...inline.styles.map(hashSource)],
    ['img-src', "'self'", 'blob:', 'data:'],
    ['connect-src', "'self'", ...server],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'ssip-worker'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
