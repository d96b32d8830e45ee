import { addressIn, languages } from '../../src/lib/languages.ts'

/**
 * Reads `VITE_SITE_URL`, the address at which the portal will be published; null when it is not set.
 * Throws a one-sentence error when it is not an origin.
 */
export function parseSiteUrl({ VITE_SITE_URL: given }: Record<string, string>): string | null {
  if (given === undefined || given === '') return null
  const origin = /^https?:\/\//.test(given) && URL.canParse(given) ? new URL(given).origin : null
  if (origin === null || given.replace(/\/$/, '') !== origin) {
    throw new Error(
      `VITE_SITE_URL is ${JSON.stringify(given)}, but it must be an origin such as https://ssip.example.org, without path, query or hash.`,
    )
  }
  return origin
}

/**
 * The sitemap of these pages in every language, and the `robots.txt` that refers to it; neither
 * without the site's address.
 */
export function sitemapFiles(
  siteUrl: string | null,
  pages: readonly { path: string }[],
  robots: string,
): Record<string, string> {
  if (siteUrl === null) return {}
  const urls = languages
    .flatMap((language) => pages.map(({ path }) => siteUrl + addressIn(language, path)))
    .map((address) => `  <url><loc>${address}</loc></url>\n`)
    .join('')
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`,
    'robots.txt': `${robots.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  }
}
