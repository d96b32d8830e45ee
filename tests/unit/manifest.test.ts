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
    const { icons = [], screenshots = [], shortcuts = [] } = await manifest(language)
    const ofShortcuts = shortcuts.flatMap(({ icons = [] }) => icons)
    for (const { src, sizes } of [...icons, ...screenshots, ...ofShortcuts])
      expect(sizeOf(src)).toBe(sizes)
    // Launchers draw nothing, or the portal's own icon thrice, beside shortcuts without icons; Android
    // wants this size.
    expect(ofShortcuts.map(({ sizes }) => sizes)).toEqual(shortcuts.map(() => '96x96'))
    expect(new Set(ofShortcuts.map(({ src }) => src)).size).toBe(shortcuts.length)
    // One that launchers crop, and one that they colour.
    const purposes = icons.map(({ purpose }) => purpose)
    expect(purposes).toEqual(expect.arrayContaining([undefined, 'maskable', 'monochrome']))
  },
)
