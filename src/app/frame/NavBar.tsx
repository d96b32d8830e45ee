import { Menu } from 'lucide'
import { useEffect, useRef, type RefObject } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { closedByBack } from '../../lib/closedByBack'
import { keepsFocus } from '../../lib/keepFocus'
import { lazyPart } from '../../ui/page/lazyPart'
import { useLocation } from 'react-router-dom'
import { SearchButton } from '../search/SearchButton'
import { AccountArea } from './AccountArea'
import { Brand } from './Brand'
import { barCopy as copy } from './copy'
import { LanguageMenu } from './LanguageMenu'
import { NavGroupMenu, NavItem } from './NavGroupMenu'
import { groupOf, linksOf } from './navigation'
import { ThemeToggle } from './ThemeToggle'
import { Icon } from '../../ui/page/Icon'

/** Shown to everybody (spec §2). */
const groups = [groupOf('about'), groupOf('beneficiaries'), groupOf('downloads')]
const links = linksOf('bar')

// The office's menu is loaded for administrators only.
const OfficeNav = lazyPart(async () => (await import('./OfficeNav')).OfficeNav)

/**
 * The bar. Its menus are native disclosures, so that they work before the scripts are loaded and
 * without them; scripts only close them on Escape and Back, on a click elsewhere and on navigation.
 */
export function NavBar() {
  const bar = useRef<HTMLElement>(null)
  const isOffice = useAuth().user?.role === 'admin'
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      for (const open of openDisclosures(bar.current)) {
        // What is unfolded in a menu closes with it: alone, it would move what is pressed below it.
        const menu = open.parentElement?.closest('details') ?? open
        if (!menu.contains(event.target as Node)) open.open = false
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const innermost = openDisclosures(bar.current).at(-1)
      if (innermost === undefined) return
      // Otherwise it would also count as Back (`lib/closedByBack`), which closes all of them.
      event.preventDefault()
      if (innermost.contains(document.activeElement)) innermost.querySelector('summary')?.focus()
      innermost.open = false
    }
    let stop: (() => void) | undefined
    const onToggle = () => {
      stop?.()
      const isOpen = openDisclosures(bar.current).length > 0
      stop = isOpen ? closedByBack(() => closeAll(bar.current)) : undefined
    }
    onToggle()
    const end = new AbortController()
    const { signal } = end
    document.addEventListener('pointerdown', onPointer, { signal })
    document.addEventListener('keydown', onKey, { signal })
    // It does not bubble.
    bar.current?.addEventListener('toggle', onToggle, { signal, capture: true })
    return () => {
      stop?.()
      end.abort()
    }
  }, [])

  return (
    <header ref={bar} className="no-print relative z-30 border-b border-line bg-page">
      {/* Wider than the page below: an administrator's bar needs the room. With a larger font or wider
          spacing than there is room for, the controls go to a line of their own. */}
      <div className="container-page flex min-h-16 flex-wrap items-center gap-x-2 xl:max-w-[80rem]">
        <Brand />
        <nav aria-label={copy.main} className="hidden items-center xl:ml-4 xl:flex">
          {isOffice ? <OfficeNav layout="bar" waiting={publicBar} /> : publicBar}
        </nav>
        <div className="ml-auto flex items-center">
          <LanguageMenu />
          <SearchButton />
          <div className="ml-2 hidden items-center gap-1 xl:flex">
            <ThemeToggle />
            {/* Reserves room for the user's name, so that nothing moves when it appears. */}
            <div className="flex items-center justify-end in-[[data-session]]:min-w-74">
              <AccountArea layout="bar" />
            </div>
          </div>
          <details className="group -mr-3 xl:hidden" name="phone-navigation">
            <summary className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap text-brand">
              <Icon shape={Menu} className="size-6" />
              <span className="max-[21.25rem]:sr-only">{copy.menu}</span>
            </summary>
            <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%-var(--status-room))] overflow-y-auto border-b border-line bg-page px-4 pb-6 shadow-float md:px-6">
              <nav aria-label={copy.main} className="divide-y divide-line">
                {isOffice ? <OfficeNav layout="sheet" waiting={publicSheet} /> : publicSheet}
              </nav>
              <div className="mt-4 space-y-4 border-t border-line pt-4">
                <AccountArea layout="sheet" />
                <ThemeToggle />
              </div>
            </div>
          </details>
        </div>
      </div>
      <MenuCloser bar={bar} />
    </header>
  )
}

/** Closes the menus on navigation; a part of its own, so that the bar does not follow the address. */
function MenuCloser({ bar }: { bar: RefObject<HTMLElement | null> }) {
  const { pathname, state } = useLocation()
  const shownAt = useRef(pathname)
  useEffect(() => {
    // A menu that was opened before the scripts were loaded stays open, also when the page then leads
    // on by itself.
    if (shownAt.current !== pathname && !keepsFocus(state)) closeAll(bar.current)
    shownAt.current = pathname
  }, [bar, pathname, state])
  return null
}

const publicBar = publicLinks(false)
const publicSheet = publicLinks(true)

function publicLinks(stacked: boolean) {
  return (
    <>
      {groups.map((group) => (
        <NavGroupMenu key={group.label} group={group} stacked={stacked} />
      ))}
      {links.map((link) => (
        <NavItem key={link.to} link={link} bar={!stacked} />
      ))}
    </>
  )
}

function openDisclosures(bar: HTMLElement | null): HTMLDetailsElement[] {
  return Array.from(bar?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
}

function closeAll(bar: HTMLElement | null) {
  for (const open of openDisclosures(bar)) open.open = false
}
