import { spokenOn, type MenuId } from '../page'
import { pages } from '../pages'
import { groupLabels } from './copy'

export type NavLink = { label: string; to: string; lang: string | undefined }
export type NavGroup = { label: string; links: NavLink[] }

/** The links of a menu, in order. */
export function linksOf(menu: MenuId): NavLink[] {
  return pages
    .flatMap((page) => {
      const { menus, labels, title, path } = page
      const place = menus?.[menu]
      const link = { label: labels?.[menu] ?? title, to: path, lang: spokenOn(page) }
      return place === undefined ? [] : [{ place, ...link }]
    })
    .toSorted((a, b) => a.place - b.place)
}

export function groupOf(menu: keyof typeof groupLabels): NavGroup {
  return { label: groupLabels[menu], links: linksOf(menu) }
}
