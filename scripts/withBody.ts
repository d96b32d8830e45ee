/**
 * The code of a package with another body for one of its functions, whose parameters go too. Fails
 * when an update has renamed the function.
 */
export function withBody(code: string, name: string, body: string): string {
  const start = code.search(new RegExp(`^(async )?function ${name}\\(`, 'm'))
  const end = code.indexOf('\n}\n', start)
  if (start === -1 || end === -1) throw new Error(`There is no function ${name}`)
  return `${code.slice(0, start)}function ${name}() ${body}${code.slice(end + 2)}`
}
