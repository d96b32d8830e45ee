import type { ComponentType } from 'react'
import { screenOf, type Page } from './page'

/** A loader for every screen, by file, so that the table of pages can name screens as data. */
const loaders = import.meta.glob<Record<string, ComponentType>>([
  '/src/features/**/*Page.tsx',
  '/src/app/{ComingSoon,Dashboard}Page.tsx',
])

/** Loads the component of a page's screen, which has the same name as its file. */
export async function loadScreen(page: Page): Promise<ComponentType> {
  const screen = screenOf(page)
  const module = await loaders[`/src/${screen}.tsx`]?.()
  const component = module?.[screen.slice(screen.lastIndexOf('/') + 1)]
  if (component === undefined) throw new Error(`There is no screen ${screen}`)
  return component
}
