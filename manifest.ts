import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { manifestCopy as english } from './src/app/manifestCopy.ts'
import { addressIn, languageTag, type Language } from './src/lib/languages.ts'
import { paths } from './src/lib/paths.ts'

/** The web app manifest of a language. Icons and screenshots are made by `npm run assets`. */
export async function manifest(language: Language): Promise<Partial<ManifestOptions>> {
  const copy = await wordsIn(language)
  return {
    // The same app in every language.
    id: '/',
    name: copy.name,
    short_name: copy.shortName,
    description: copy.description,
    lang: languageTag(language),
    start_url: addressIn(language, paths.dashboard),
    scope: '/',
    display: 'standalone',
    theme_color: '#101f4d',
    background_color: '#ffffff',
    categories: ['education', 'government'],
    icons: [
      { src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' },
      { src: 'pwa-512x512.png', sizes: '512x512', type: 'image/png' },
      {
        src: 'maskable-icon-512x512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      {
        src: 'monochrome-icon-512x512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'monochrome',
      },
    ],
    screenshots: [
      {
        src: 'screenshots/phone-home.png',
        sizes: '360x800',
        type: 'image/png',
        form_factor: 'narrow',
        label: copy.screenshots.home,
      },
      {
        src: 'screenshots/phone-apply.png',
        sizes: '360x800',
        type: 'image/png',
        form_factor: 'narrow',
        label: copy.screenshots.phoneForm,
      },
      {
        src: 'screenshots/wide-home.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: copy.screenshots.home,
      },
      {
        src: 'screenshots/wide-apply.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: copy.screenshots.wideForm,
      },
    ],
    shortcuts: [
      {
        name: copy.shortcuts.poc.name,
        short_name: copy.shortcuts.poc.short,
        url: addressIn(language, paths.applyPoc),
        icons: shortcutIcon('poc'),
      },
      {
        name: copy.shortcuts.ipr.name,
        short_name: copy.shortcuts.ipr.short,
        url: addressIn(language, paths.applyIpr),
        icons: shortcutIcon('ipr'),
      },
      {
        name: copy.shortcuts.myApplications,
        url: addressIn(language, paths.myApplications),
        icons: shortcutIcon('my-applications'),
      },
    ],
  }
}

function shortcutIcon(name: string) {
  return [{ src: `shortcut-${name}-96x96.png`, sizes: '96x96', type: 'image/png' }]
}

/** Read by the build's configuration, where imports are not redirected to translations. */
async function wordsIn({ id }: Language): Promise<typeof english> {
  const file = join(import.meta.dirname, 'src/languages', id, 'app/manifestCopy.ts')
  if (!existsSync(file)) return english
  const { manifestCopy } = (await import(pathToFileURL(file).href)) as {
    manifestCopy: typeof english
  }
  return manifestCopy
}
