import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Where the live build looks for its server; the test server writes the real address in its place. */
export const backendPlaceholder = 'http://backend.invalid:5000'

const demoEnv = { VITE_API_MOCK: 'true' }

/** The builds that tests open: what configures each, and what is edited in its sources first. */
const builds = {
  demo: { env: demoEnv, edit: undefined },
  /** The demo's next version: one sentence of one page is different. */
  next: {
    env: demoEnv,
    edit: {
      file: 'src/features/apply/copy.ts',
      from: 'Fill it in at your own pace.',
      to: 'Fill it in whenever you like.',
    },
  },
  live: {
    env: {
      VITE_API_MOCK: 'false',
      VITE_API_ENV: 'development',
      VITE_API_BASE_URL: backendPlaceholder,
    },
    edit: undefined,
  },
} as const

export type BuildName = keyof typeof builds

export const buildNames = Object.keys(builds) as BuildName[]

/** Folder of a build. */
export function distOf(name: BuildName): string {
  return join(root, 'dist-test', name)
}

export function build(name: BuildName): void {
  const { env, edit } = builds[name]
  execFileSync(
    'npx',
    ['vite', 'build', '--logLevel', 'warn', '--outDir', distOf(name), '--emptyOutDir'],
    {
      cwd: edit === undefined ? root : editedSources(name, edit),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
}

/** A copy of the sources, inside the project so that its packages are found, with one sentence changed. */
function editedSources(name: string, edit: { file: string; from: string; to: string }): string {
  const copy = join(root, 'dist-test', `${name}-sources`)
  rmSync(copy, { recursive: true, force: true })
  for (const entry of readdirSync(root)) {
    if (/^(\.|node_modules|dist|tests|test-results|docs)/.test(entry)) continue
    cpSync(join(root, entry), join(copy, entry), { recursive: true })
  }
  const file = join(copy, edit.file)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(edit.from)) throw new Error(`${edit.file} does not say '${edit.from}'`)
  writeFileSync(file, text.replace(edit.from, edit.to))
  return copy
}
