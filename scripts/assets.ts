import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Preset } from '@vite-pwa/assets-generator/config'
import { generateAssets } from '@vite-pwa/assets-generator/api/generate-assets'
import { instructions } from '@vite-pwa/assets-generator/api/instructions'
import { FolderOpen, Lightbulb, ShieldCheck, type IconNode } from 'lucide'
import { listen, portOf } from '../mocks/listen.ts'
import { launchBrowser } from './browser.ts'
import { buildPortal } from './buildPortal.ts'
import { distHandler } from './staticServer.ts'

/*
 * Makes the files that the web app manifest names: the icons from `public/favicon.svg`, and
 * screenshots of the built demo. They are committed; run this when the icon or a screen changes.
 */

const root = join(import.meta.dirname, '..')
const folder = join(root, 'public')

/** The icons of the manifest's shortcuts. */
const shortcuts = { poc: Lightbulb, ipr: ShieldCheck, 'my-applications': FolderOpen }

await makeIcons()
await takeScreenshots()

async function makeIcons(): Promise<void> {
  const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8')
  // The brand colour up to the edge, because launchers crop the icon.
  const filled = { resizeOptions: { background: '#101f4d', fit: 'contain' as const } }
  const none = { sizes: [], padding: 0 }
  await makeFrom(icon, {
    transparent: { sizes: [192, 512], padding: 0 },
    maskable: { sizes: [512], padding: 0.2, ...filled },
    apple: { sizes: [180], padding: 0.1, ...filled },
    assetName: (type, { width, height }) =>
      ({
        transparent: `pwa-${width}x${height}.png`,
        maskable: `maskable-icon-${width}x${height}.png`,
        apple: `apple-touch-icon-${width}x${height}.png`,
      })[type],
  })
  // The seedling alone, which launchers colour like the wallpaper; they crop it, too.
  await makeFrom(icon.replace(/<rect [^>]*>/, ''), {
    transparent: { sizes: [512], padding: 0.2 },
    maskable: none,
    apple: none,
    assetName: (_, { width, height }) => `monochrome-icon-${width}x${height}.png`,
  })
  // Those of the shortcuts: what each leads to, on the ground of the portal's own.
  for (const [name, shape] of Object.entries(shortcuts)) {
    await makeFrom(icon.replace(/(?<=<rect [^>]*>)[^]*(?=<\/svg>)/, drawn(shape)), {
      transparent: { sizes: [96], padding: 0 },
      maskable: none,
      apple: none,
      assetName: (_, { width, height }) => `shortcut-${name}-${width}x${height}.png`,
    })
  }
}

/** An icon of Lucide's in white, in the middle of a square of 32. */
function drawn(shape: IconNode): string {
  const lines = shape.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  )
  const stroke =
    'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  return `<g transform="translate(6 6) scale(${20 / 24})" ${stroke}>${lines.join('')}</g>`
}

async function makeFrom(svg: string, preset: Preset): Promise<void> {
  const made = await instructions({
    imageResolver: () => Buffer.from(svg),
    imageName: join(folder, 'favicon.svg'),
    htmlLinks: { xhtml: false, includeId: false },
    basePath: '/',
    resolveSvgName: basename,
    preset,
  })
  await generateAssets(made, true, folder)
}

async function takeScreenshots(): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), 'ssip-screens-'))
  await buildPortal({ root, dist, env: { VITE_API_MOCK: 'true' }, only: ['en'] })
  const server = await listen(
    distHandler(() => dist),
    { port: 0 },
  )
  const origin = `http://localhost:${portOf(server)}`
  const browser = await launchBrowser()
  mkdirSync(join(folder, 'screenshots'), { recursive: true })
  for (const [name, width] of [
    ['phone', 360],
    ['wide', 1280],
  ] as const) {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      locale: 'en-IN',
      reducedMotion: 'reduce',
      // The note that everything is stored does not belong in a screenshot.
      serviceWorkers: 'block',
    })
    await page.goto(origin)
    await shoot(page, `${name}-home`)
    await page.goto(`${origin}/login`)
    await page.getByRole('button', { name: 'Continue as student' }).click()
    await page.waitForURL('**/dashboard')
    await page.goto(`${origin}/apply/poc-grant`)
    await page.getByLabel('Title of the proof of concept').fill('Solar dryer for mango pulp')
    await page
      .getByText(/^Saved on this device, /)
      .first()
      .waitFor({ state: 'attached' })
    await shoot(page, `${name}-apply`)
    await page.close()
  }
  await browser.close()
  await server.close(true)
  rmSync(dist, { recursive: true })
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: join(folder, 'screenshots', `${name}.png`) })
}
