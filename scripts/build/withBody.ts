/**
 * The code of a package with another body for one of its functions, or for a method of one of its
 * classes (`Table.upsert`), whose parameters go too. Fails when an update has renamed it.
 */
export function withBody(code: string, name: string, body: string): string {
  const [owner, method] = name.split('.')
  if (method === undefined) return between(code, name, body, 0, code.length)
  const start = code.search(new RegExp(`^(?:let \\S+ = )?class ${owner} \\{$`, 'm'))
  const end = code.slice(start).search(/^\};?$/m)
  if (start === -1 || end === -1) throw new Error(`There is no class ${owner}`)
  return between(code, method, body, start, start + end, '    ')
}

function between(
  code: string,
  name: string,
  body: string,
  from: number,
  to: number,
  indent = '',
): string {
  const head = indent === '' ? 'function ' : ''
  const found = code.slice(from, to).search(new RegExp(`^${indent}(async )?${head}${name}\\(`, 'm'))
  const start = from + found
  const end = code.indexOf(`\n${indent}}\n`, start)
  if (found === -1 || end === -1 || end > to) throw new Error(`There is no function ${name}`)
  return `${code.slice(0, start)}${indent}${head}${name}() ${body}${code.slice(end + indent.length + 2)}`
}
