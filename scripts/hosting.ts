/*
 * What a host needs to know about a built portal, defined once and written in each host's format:
 * `_headers` and `_redirects` (Netlify, Cloudflare Pages; also read by `npm start`), `vercel.json`
 * and `nginx.conf`. The build puts all four into its folder (docs/hosting.md).
 */

import { addressIn, languages } from '../src/lib/languages.ts'

type Headers = Record<string, string>
type HeaderRule = { path: string; headers: Headers }

/** The headers of each address. No two patterns set the same header: hosts would join the values. */
export function headerRules(policy: string): HeaderRule[] {
  const asked = { 'Cache-Control': 'no-cache' }
  return [
    {
      path: '/*',
      headers: {
        // Adds what a meta element cannot set.
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      },
    },
    ...languages.flatMap(({ home }) => [
      {
        path: `${home}assets/*`,
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      },
      // Most important for the worker: one that is cached can never be replaced.
      { path: `${home}sw.js`, headers: asked },
      { path: `${home}app.js`, headers: asked },
      { path: `${home}manifest.webmanifest`, headers: asked },
    ]),
  ]
}

/** The hosts' files, by name. `shellPaths` are the patterns that `app.html` answers. */
export function hostingFiles(
  policy: string,
  shellPaths: readonly string[],
): Record<string, string> {
  const rules = headerRules(policy)
  return {
    _headers: rules.map(({ path, headers }) => `${path}\n${headerLines(headers)}`).join('\n'),
    _redirects: shells(shellPaths)
      .map(({ path, shell }) => `${path} ${shell} 200\n`)
      .join(''),
    'vercel.json': vercelConfig(rules, shellPaths),
    'nginx.conf': nginxConfig(rules, shellPaths),
  }
}

/** The languages with their own folder. */
const translations = languages.filter(({ home }) => home !== '/')

/** Each pattern in each language, with the file that answers it. */
function shells(shellPaths: readonly string[]): { path: string; shell: string }[] {
  return languages.flatMap((language) =>
    shellPaths.map((path) => ({
      path: addressIn(language, path),
      shell: addressIn(language, '/app.html'),
    })),
  )
}

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
}

function vercelConfig(rules: readonly HeaderRule[], shellPaths: readonly string[]): string {
  const config = {
    cleanUrls: true,
    rewrites: shells(shellPaths).map(({ path, shell }) => ({
      source: path,
      destination: shell.replace('.html', ''),
    })),
    headers: rules.map(({ path, headers }) => ({
      source: path.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

function nginxConfig(rules: readonly HeaderRule[], shellPaths: readonly string[]): string {
  const everywhere = Object.entries(rules[0]?.headers ?? {})
  const shell = shellPaths.map((path) => path.slice(1).replaceAll(/:\w+/g, '[^/]+')).join('|')
  return `# The SSIP Portal on nginx: this file goes into conf.d, the rest of the folder to the root below.
# TLS is left to the site: add listen 443 ssl and the certificates.

# Chunks are named by their content and never change; everything else is asked for anew.
map $uri $ssip_cache {
  ~^(/\\w\\w)?/assets/ "public, max-age=31536000, immutable";
  default    "no-cache";
}

server {
  listen 80;
  root /srv/ssip-portal;
  include mime.types;
  types { application/manifest+json webmanifest; }
  charset utf-8;
  gzip on;
  gzip_static on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;

${everywhere.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $ssip_cache always;

  error_page 404 /404.html;
  location / { try_files $uri $uri.html $uri/index.html =404; }
${translations.map(({ home }) => `  location ${home} { error_page 404 ${home}404.html; try_files $uri $uri.html $uri/index.html =404; }`).join('\n')}
${languages.map(({ home }) => `  location ~ ^${home}(${shell})/?$ { try_files ${home}app.html =404; }`).join('\n')}
  # These are for the host, not for visitors.
  location ~ ^/(_headers|_redirects|vercel\\.json|nginx\\.conf)$ { return 404; }
}
`
}
