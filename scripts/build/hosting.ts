/*
 * What a host needs to know about a built portal, defined once and written in each host's format:
 * `_headers` and `_redirects` (Netlify, Cloudflare Pages; also read by `npm start`), `vercel.json`,
 * `nginx.conf` and `.htaccess` (Apache). The build puts all of them into its folder (docs/hosting.md).
 */

import { addressIn, languages } from '../../src/lib/languages.ts'

type Headers = readonly (readonly [name: string, value: string])[]

/**
 * The headers of every answer. Not that files of `assets`, which are named by their content, never
 * change: several hosts would say so of one that is missing as well, while a version is being put
 * there, and browsers then keep for a year that it is missing.
 */
function headersOf(policy: string): Headers {
  return [
    // Adds what a meta element cannot set.
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Cache-Control', 'no-cache'],
  ]
}

/** For files of `assets`, where a host can say it of those alone that are there. */
const forGood = 'public, max-age=31536000, immutable'

/** The files that are for a host, not for visitors. */
export const hostFiles = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  '.htaccess',
] as const

/** The hosts' files, by name. `shellPaths` are the patterns that `app.html` answers. */
export function hostingFiles(
  policy: string,
  shellPaths: readonly string[],
): Record<(typeof hostFiles)[number], string> {
  const headers = headersOf(policy)
  return {
    _headers: `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    _redirects: redirects(shellPaths),
    'vercel.json': vercelConfig(headers, shellPaths),
    'nginx.conf': nginxConfig(headers, shellPaths),
    '.htaccess': apacheConfig(headers, shellPaths),
  }
}

/** The languages with their own folder. */
const translations = languages.filter(({ home }) => home !== '/')

/** Matches the home page of a translation, without the slash at its end. */
const homes = `(?:${translations.map(({ home }) => home.slice(0, -1)).join('|')})`

/** Matches one of the hosts' files. */
const forHosts = hostFiles.join('|').replaceAll('.', String.raw`\.`)

/** Each pattern in each language, with the page that answers it. */
function shells(shellPaths: readonly string[]): { path: string; shell: string }[] {
  return languages.flatMap((language) =>
    shellPaths.map((path) => ({
      path: addressIn(language, path),
      shell: addressIn(language, '/app'),
    })),
  )
}

/**
 * Without the ending of the shell's name, which Cloudflare Pages would redirect to. Netlify looks for
 * a 404 page at the root only; Cloudflare Pages, which leaves those lines out, finds the nearest one.
 */
function redirects(shellPaths: readonly string[]): string {
  return [
    ...shells(shellPaths).map(({ path, shell }) => `${path} ${shell} 200\n`),
    ...translations.map(({ home }) => `${home}* ${home}404.html 404\n`),
  ].join('')
}

function vercelConfig(headers: Headers, shellPaths: readonly string[]): string {
  const config = {
    cleanUrls: true,
    rewrites: shells(shellPaths).map(({ path, shell }) => ({
      source: path,
      destination: shell,
    })),
    headers: [{ source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) }],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** The addresses that `app.html` answers, as a regular expression without its language. */
function shellPattern(shellPaths: readonly string[]): string {
  return shellPaths.map((path) => path.slice(1).replaceAll(/:\w+/g, '[^/]+')).join('|')
}

function nginxConfig(headers: Headers, shellPaths: readonly string[]): string {
  return `# The SSIP Portal on nginx: this file goes into conf.d, the rest of the folder to the root below.
# TLS is left to the site: add listen 443 ssl and the certificates.

# Files of assets are named by their content and never change; a missing one is answered by 404.html,
# which is asked for anew like everything else.
map $uri $ssip_cache {
  ~^(/\\w\\w)?/assets/ "${forGood}";
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

${headers.map(([name, value]) => `  add_header ${name} ${name === 'Cache-Control' ? '$ssip_cache' : `"${value}"`} always;`).join('\n')}

  error_page 404 /404.html;
  location / { try_files $uri $uri.html $uri/index.html =404; }
${translations.map(({ home }) => `  location ${home} { error_page 404 ${home}404.html; try_files $uri $uri.html $uri/index.html =404; }`).join('\n')}
${languages.map(({ home }) => `  location ~ ^${home}(${shellPattern(shellPaths)})$ { try_files ${home}app.html =404; }`).join('\n')}
  # An address with a slash at its end is the one without.
  absolute_redirect off;
  location ~ ^(?!${homes}/$)(?<ssip_page>/.*[^/])/+$ { return 301 $ssip_page$is_args$args; }
  # These are for the host, not for visitors.
  location ~ ^/(${forHosts})$ { return 404; }
}
`
}

function apacheConfig(headers: Headers, shellPaths: readonly string[]): string {
  return `# The SSIP Portal on Apache 2.4: the whole folder, with this file, goes into the root of the site, for
# which AllowOverride is All, as it is on most shared hosts. TLS is left to the site.

Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html
${translations.map(({ home }) => `<If "%{REQUEST_URI} =~ m#^${home}#">\n  ErrorDocument 404 ${home}404.html\n</If>`).join('\n')}

AddDefaultCharset utf-8
AddType text/javascript .js
AddType application/manifest+json .webmanifest
AddCharset utf-8 .js
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/plain text/javascript application/json application/manifest+json image/svg+xml
</IfModule>

${headers.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
# Files of assets are named by their content and never change; whether one is missing does.
<If "%{REQUEST_URI} =~ m#^${homes}?/assets/#">
  Header always set Cache-Control "${forGood}" "expr=%{REQUEST_STATUS} -lt 400"
</If>

RewriteEngine On
# These are for the host, not for visitors.
RewriteRule ^(${forHosts})$ - [R=404,L]
# An address with a slash at its end is the one without, but for the home page of a language.
RewriteCond %{REQUEST_URI} ^${homes}$
RewriteRule ^ %{REQUEST_URI}/ [R=301,L]
RewriteCond %{REQUEST_URI} !^${homes}/$
RewriteRule ^(.*[^/])/+$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [L]
${languages.map(({ home }) => `RewriteRule ^${home.slice(1)}(${shellPattern(shellPaths)})$ ${home}app.html [L]`).join('\n')}
`
}
