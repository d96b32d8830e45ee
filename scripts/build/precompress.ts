import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'
import { forBrowsers } from './forBrowsers.ts'

const compressions = [
  ['br', promisify(brotliCompress)],
  ['gz', promisify(gzip)],
] as const

/** Smaller files fit into one packet uncompressed. */
const leastBytes = 1024

/**
 * Runs last: writes compressed copies beside each text file, as small as possible. A server that
 * compresses while answering has no time for that (12 % more bytes on a phone). With
 * `SSIP_COMPRESS=no`, for builds whose sizes no test looks at, it writes none.
 */
export function precompress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'ssip-precompress',
    apply: (config, env) => forBrowsers(config, env) && process.env['SSIP_COMPRESS'] !== 'no',
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        if (error !== undefined) return
        await compressFiles(resolve(config.root, config.build.outDir))
      },
    },
  }
}

/** Writes the compressed copies of a folder's text files, replacing existing ones. */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,json,svg,webmanifest}', { cwd: folder })
  await Promise.all(files.map((file) => compress(join(folder, file))))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  await Promise.all(
    compressions.map(async ([ending, pack]) => writeFile(`${file}.${ending}`, await pack(bytes))),
  )
}
