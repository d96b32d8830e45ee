import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { buildPortal } from '../../../scripts/buildPortal.ts'
import { addMadeUpLanguage } from './madeUpLanguage.ts'

const root = join(import.meta.dirname, '../../..')

/** The live build's server address, which the test server replaces with the real one. */
export const backendPlaceholder = 'http://backend.invalid:5000'

const demoEnv = { VITE_API_MOCK: 'true' }
/** Compressing a build is 7 s of CPU time on a busy machine, and only the demo’s sizes are looked at. */
const uncompressed = { SSIP_COMPRESS: 'no' }

/** A text at the foot of every step of a form, in the demo and in its next version. */
export const changedWords = { demo: 'Discard draft', next: 'Throw this draft away' }

type Build = {
  env: Record<string, string>
  /** Changes a copy of the sources. */
  edit?: (sources: string) => void
  /** The languages to build; by default all. */
  only?: readonly string[]
}

/** The builds that tests open: their configuration, and changes to the sources. */
const builds = {
  demo: { env: demoEnv },
  /** The demo's next version: one sentence on one page is different. */
  next: {
    env: { ...demoEnv, ...uncompressed },
    edit: changeWords,
    only: ['en'],
  },
  /** The demo in a made-up language. */
  madeUp: { env: { ...demoEnv, ...uncompressed }, edit: addMadeUpLanguage, only: ['xx'] },
  live: {
    env: {
      ...uncompressed,
      VITE_API_MOCK: 'false',
      VITE_API_ENV: 'development',
      VITE_API_BASE_URL: backendPlaceholder,
    },
    only: ['en'],
  },
} satisfies Record<string, Build>

export type BuildName = keyof typeof builds

export const buildNames = Object.keys(builds) as BuildName[]

/** The folder of a build. */
export function distOf(name: BuildName): string {
  return join(root, 'dist-test', name)
}

/** Makes a build, unless the existing one has the same sources and settings. */
export async function build(name: BuildName): Promise<void> {
  const { env, edit, only }: Build = builds[name]
  const stamp = `${distOf(name)}.made-from`
  const inputs = inputsHash(JSON.stringify({ env, only }) + String(edit))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  rmSync(stamp, { force: true })
  await buildPortal({
    root: edit === undefined ? root : editedSources(name, edit),
    dist: distOf(name),
    env,
    ...(only === undefined ? {} : { only }),
  })
  writeFileSync(stamp, inputs)
}

/** Everything in the project's root that a build can read. */
function inputEntries(): string[] {
  return globSync('{*,.env*}', { cwd: root }).filter(
    (entry) => !/^(node_modules|dist.*|tests|test-results|docs|.*\.log)$/.test(entry),
  )
}

/** A hash of the configuration and of every file that a build can read. */
function inputsHash(configuration: string): string {
  const hash = createHash('sha256').update(configuration).update(process.version)
  for (const name of Object.keys(process.env).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`)
  }
  for (const entry of inputEntries().toSorted()) {
    const files = statSync(join(root, entry)).isFile()
      ? [entry]
      : globSync('**', { cwd: join(root, entry) }).map((file) => join(entry, file))
    for (const file of files.toSorted()) {
      if (statSync(join(root, file)).isFile()) {
        hash.update(`${file}\n`).update(readFileSync(join(root, file)))
      }
    }
  }
  return hash.digest('hex')
}

/** A changed copy of the sources, inside the project so that its packages are found. */
function editedSources(name: string, edit: (sources: string) => void): string {
  const copy = join(root, 'dist-test', `${name}-sources`)
  rmSync(copy, { recursive: true, force: true })
  for (const entry of inputEntries()) {
    cpSync(join(root, entry), join(copy, entry), { recursive: true })
  }
  edit(copy)
  return copy
}

function changeWords(sources: string): void {
  const file = join(sources, 'src/features/apply/copy.ts')
  const text = readFileSync(file, 'utf8')
  if (!text.includes(changedWords.demo)) throw new Error(`${file} does not say what is changed`)
  writeFileSync(file, text.replace(changedWords.demo, changedWords.next))
}
