import { language } from '../lib/language.ts'
import { paths } from '../lib/paths.ts'

/** Who may open a page (spec §2); `visitor` means somebody who is not signed in. */
export type Access = 'everyone' | 'visitor' | 'user' | 'admin'

/** The menus of the bar, of the user and of the footer. */
export type MenuId =
  | 'about'
  | 'beneficiaries'
  | 'downloads'
  | 'bar'
  | 'visitor'
  | 'apply'
  | 'account'
  | 'admin'
  | 'office'
  | 'quickLinks'
  | 'programmes'
  | 'resources'
  | 'legal'

/**
 * The document's title for an open page; the page's path or pattern, if it has one; and the path by which
 * the menus link to it.
 */
export type PageInfo = {
  title: string
  path?: string
  access?: Access
  steps?: string
  entry?: string
}

export type PageWords = {
  title: string
  /** Its name in a menu, where that is not its title. */
  labels?: Partial<Record<MenuId, string>>
}

export type Screen = `${'app' | 'features'}/${string}Page`

export type Page = PageWords & {
  /** Its address, or the pattern of its addresses if it has a parameter. */
  path: string
  access: Access
  /**
   * The module below `src` with the screen, a component of the same name; a page without one is only
   * announced.
   */
  screen?: Screen
  /** The menus that link to the page, and its position in each. */
  menus?: Partial<Record<MenuId, number>>
  /** Another address that leads here. */
  alias?: string
  /** The path of the page that stands for this one in the menus, which do not link to it. */
  entry?: string
  /**
   * The pattern of its steps' addresses. A page with steps is a form, which gets as much of the
   * screen as possible.
   */
  steps?: string
  /**
   * It shows something of this day or this device, which the build cannot know: its scripts start by
   * themselves, not only when it is touched (docs/decisions/first-load.md).
   */
  startsItself?: true
}

/** Whether the page has exactly one address: the build writes it as HTML, and the search finds it. */
export function hasOneAddress({ path }: Page): boolean {
  return !path.includes(':')
}

/** Whether the page is for signed-in people; the build writes only its frame. */
export function isGuarded({ access }: Pick<PageInfo, 'access'>): boolean {
  return access === 'user' || access === 'admin'
}

/** The page's screen, or the one for announced pages. */
export function screenOf({ screen = 'app/ComingSoonPage' }: Page): Screen {
  return screen
}

/** The language of a page where it is not the portal's: office pages and the connection test are always in English. */
export function spokenOn({ access, path }: Pick<PageInfo, 'access' | 'path'>): 'en' | undefined {
  const isEnglish = access === 'admin' || path === paths.connectionTest
  return isEnglish && language.id !== 'en' ? 'en' : undefined
}
