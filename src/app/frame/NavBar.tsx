import { Menu } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SearchButton } from '../search/SearchButton'
import { AccountArea } from './AccountArea'
import { Brand } from './Brand'
import { NavGroupMenu, NavItem } from './NavGroupMenu'
import { publicGroups, publicLinks } from './navigation'
import { ThemeToggle } from './ThemeToggle'

/**
 * The bar. Its groups are the platform's own disclosures, so that it works before and without
 * scripts; scripts only close what is open on Escape, on a click elsewhere and on navigation.
 */
export function NavBar() {
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  useEffect(() => closeAll(bar.current), [pathname])
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      for (const open of openDisclosures(bar.current)) {
        if (!open.contains(event.target as Node)) open.open = false
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const innermost = openDisclosures(bar.current).at(-1)
      if (innermost === undefined) return
      if (innermost.contains(document.activeElement)) innermost.querySelector('summary')?.focus()
      innermost.open = false
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return (
    <header ref={bar} className="no-print relative z-10 border-b border-line bg-page">
      {/* Wider than the page under it: an administrator's bar needs the room. */}
      <div className="container-page flex min-h-16 items-center justify-between gap-2 xl:max-w-[80rem]">
        <Brand />
        <nav aria-label="Main" className="hidden items-center xl:flex">
          {publicGroups.map((group) => (
            <NavGroupMenu key={group.label} group={group} name="main-navigation" />
          ))}
          {publicLinks.map((link) => (
            <NavItem key={link.to} link={link} bar />
          ))}
        </nav>
        <div className="ml-auto xl:ml-0">
          <SearchButton />
        </div>
        <div className="hidden items-center gap-1 xl:flex">
          <ThemeToggle />
          <AccountArea layout="bar" />
        </div>
        <details className="group xl:hidden" name="phone-navigation">
          <summary className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap text-brand">
            <Menu aria-hidden className="size-6" />
            Menu
          </summary>
          <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-page px-4 pb-6 shadow-float">
            <nav aria-label="Main" className="divide-y divide-line">
              {publicGroups.map((group) => (
                <NavGroupMenu key={group.label} group={group} name="phone-group" stacked />
              ))}
              {publicLinks.map((link) => (
                <NavItem key={link.to} link={link} />
              ))}
            </nav>
            <div className="mt-4 space-y-4 border-t border-line pt-4">
              <AccountArea layout="sheet" />
              <ThemeToggle />
            </div>
          </div>
        </details>
      </div>
    </header>
  )
}

function openDisclosures(bar: HTMLElement | null): HTMLDetailsElement[] {
  return Array.from(bar?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
}

function closeAll(bar: HTMLElement | null) {
  for (const open of openDisclosures(bar)) open.open = false
}
