import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linksOf } from '../../../src/app/frame/navigation'
import { hasOneAddress, isGuarded, screenOf, type MenuId } from '../../../src/app/page'
import { pages } from '../../../src/app/pages'
import { loadScreen } from '../../../src/app/screens'
import { paths } from '../../../src/lib/paths'

const features = resolve(import.meta.dirname, '../../../src/features')

test('every address is in the table once', () => {
  const addresses = pages.flatMap(({ path, alias }) =>
    alias === undefined ? [path] : [path, alias],
  )
  expect(addresses.toSorted()).toEqual(Object.values(paths).toSorted())
})

test.each(pages)('the screen of $path exists and has its file’s name', async (page) => {
  expect(await loadScreen(page)).toHaveProperty('name', screenOf(page).split('/').at(-1))
})

test('a missing screen is reported by name', async () => {
  const page = { path: '/', title: '', description: '', access: 'everyone' } as const
  await expect(loadScreen({ ...page, screen: 'features/home/NoPage' })).rejects.toThrow(
    'There is no screen features/home/NoPage',
  )
})

test('each page has a title of its own', () => {
  const titles = pages.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('pages for signed-in people are guarded, and only the receipt has many addresses', () => {
  expect(pages.filter(isGuarded).map(({ path }) => path)).toEqual([
    paths.applyPoc,
    paths.applyIpr,
    paths.profile,
    paths.myApplications,
    paths.receipt,
    paths.adminDashboard,
    paths.adminApplications,
    paths.adminUsers,
    paths.adminReports,
  ])
  const many = pages.filter((page) => !hasOneAddress(page))
  expect(many.map(({ path }) => path)).toEqual([paths.receipt])
})

test('every …Page of a feature is the screen of a page', () => {
  const screens = new Set<string>(pages.map(screenOf))
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/\w+Page\.tsx$/.test(file))
    .map((file) => `features/${file.replace('.tsx', '')}`)
  expect(files.filter((file) => !screens.has(file))).toEqual([])
})

describe('menus', () => {
  const menus: Record<MenuId, string[]> = {
    about: ['Partner institutions', 'The policy', 'Programme cell'],
    beneficiaries: ['PoC grant', 'IPR support'],
    downloads: ['All documents', 'SSIP policy (English)'],
    bar: ['Events', 'Contact'],
    visitor: ['Login', 'Sign Up'],
    apply: ['PoC Grant', 'IPR Grant'],
    account: ['Dashboard', 'Profile', 'My Applications'],
    admin: ['Manage Applications', 'Manage Users', 'Reports & Analytics', 'Connection test'],
    office: ['Dashboard', 'Applications', 'Users', 'Reports'],
    quickLinks: ['Home', 'About the policy', 'Partner institutions', 'Events', 'Contact'],
    programmes: ['PoC grant', 'IPR support', 'Hackathon', 'Workshops and events'],
    resources: ['Downloads', 'SSIP policy', 'Questions and answers'],
    legal: ['Terms', 'Privacy'],
  }

  test.each(Object.entries(menus))('%s has its links in its order (spec §2)', (menu, labels) => {
    expect(linksOf(menu as MenuId).map(({ label }) => label)).toEqual(labels)
  })

  test('no two pages have the same place in a menu, and labels are only for menus that contain the page', () => {
    const places = pages.flatMap(({ menus = {} }) => Object.entries(menus).map(String))
    expect(new Set(places).size).toBe(places.length)
    for (const { menus = {}, labels = {} } of pages) {
      expect(Object.keys(menus)).toEqual(expect.arrayContaining(Object.keys(labels)))
    }
  })
})
