import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/* Lists the licences of the packages in a build: `docs/licences.md`. */

const root = join(import.meta.dirname, '..')

type Locked = { version?: string; license?: string } & Partial<Record<Reason, boolean>>
/** Why a package of the lock file is in no build: it is a tool, or only a tool needs it. */
type Reason = 'dev' | 'devOptional' | 'optional' | 'peer'

/** Packages that are not development tools, with their licences, from the lock file. */
export function shippedPackages(): { name: string; version: string; licence: string }[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional, optional, peer }]) =>
        path !== '' && !dev && !devOptional && !optional && !peer,
    )
    .map(([path, { version = '', license = 'unknown' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

if (import.meta.main) {
  const rows = shippedPackages().map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  )
  writeFileSync(
    join(root, 'docs/licences.md'),
    [
      '# Licences of what is shipped',
      '',
      'Made by `npm run licences` from the lock file.',
      '',
      '| Package | Version | Licence |',
      '| --- | --- | --- |',
      ...rows,
      '',
    ].join('\n'),
  )
  console.log(`docs/licences.md: ${rows.length} packages`)
}
