import { createHash } from 'node:crypto'
import type { Environment } from '../../src/api/environment.ts'

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
    // Scripts send what is in a form. Without them the browser would, passwords in the address.
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'ssip-worker'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** Of the text as a browser reads it, which ends every line in the same way. */
function hashSource(text: string): string {
  const read = text.replaceAll('\r\n', '\n')
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`
}
