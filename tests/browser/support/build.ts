import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The builds that tests open, and what configures each. */
const builds = {
  demo: {},
} satisfies Record<string, Record<string, string>>

type BuildName = keyof typeof builds

/** Folder of a build. */
export function distOf(name: BuildName): string {
  return join(root, 'dist-test', name)
}

export function build(name: BuildName): void {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', distOf(name)], {
    cwd: root,
    env: { ...process.env, ...builds[name] },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
