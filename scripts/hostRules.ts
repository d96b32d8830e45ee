/*
 * Reads `_headers` and `_redirects` of a built portal as Netlify and Cloudflare Pages do, so that the
 * portal is tested under the same rules as in production.
 */

type Rule<Value> = { matches: (pathname: string) => boolean; value: Value }

/** The headers of each pattern, in the order of the file. */
export function parseHeaders(text: string): Rule<[string, string][]>[] {
  const rules: Rule<[string, string][]>[] = []
  for (const line of text.split('\n')) {
    const [name, ...rest] = line.split(': ')
    if (line.startsWith('/')) rules.push({ matches: matcher(line.trim()), value: [] })
    else if (name !== undefined && rest.length > 0) {
      rules.at(-1)?.value.push([name.trim(), rest.join(': ').trim()])
    }
  }
  return rules
}

/** The page for each pattern. */
export function parseRewrites(text: string): Rule<string>[] {
  return text.split('\n').flatMap((line) => {
    const [pattern, page, status] = line.split(' ')
    return pattern && page && status === '200' ? [{ matches: matcher(pattern), value: page }] : []
  })
}

function matcher(pattern: string): (pathname: string) => boolean {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+')
  const expression = new RegExp(`^${source}$`)
  return (pathname) => expression.test(pathname)
}
