import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { manifest } from '../../manifest'
import { languages } from '../../src/lib/languages'

const folder = join(import.meta.dirname, '../../public')

/** The width and the height that a PNG says it has. */
function sizeOf(file: string): string {
  const png = readFileSync(join(folder, file))
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test.each(languages)(
  'each picture of the manifest is there, in its size ($id)',
  async (language) => {
    const { icons = [], screenshots = [] } = await manifest(language)
    for (const { src, sizes } of [...icons, ...screenshots]) expect(sizeOf(src)).toBe(sizes)
    // One that launchers crop, and one that they colour.
    const purposes = icons.map(({ purpose }) => purpose)
    expect(purposes).toEqual(expect.arrayContaining([undefined, 'maskable', 'monochrome']))
  },
)
