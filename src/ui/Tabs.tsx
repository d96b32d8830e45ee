import { Tabs as Base } from '@base-ui/react/tabs'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

export type Tab = { id: string; title: string; content: ReactNode }

/**
 * Tabs that start on the first (spec §4) and can be linked with `?tab=`. All panels stay in the
 * page, hidden but for the chosen one, so that nothing typed in one of them is lost on a change.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [search, setSearch] = useSearchParams()
  const asked = useHydrated() ? search.get('tab') : null
  const current = tabs.find((tab) => tab.id === asked)?.id ?? tabs[0]?.id
  const list = useRef<HTMLDivElement>(null)
  // A linked tab may lie outside of what a phone shows of the row.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    list.current?.scrollTo?.({ left: (tab?.offsetLeft ?? 0) - list.current.clientWidth / 4 })
  }, [current])
  function choose(id: string) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (id === tabs[0]?.id) after.delete('tab')
        else after.set('tab', id)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Base.Root value={current} onValueChange={(id: string) => choose(id)}>
      <Base.List
        ref={list}
        aria-label={label}
        activateOnFocus
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-11 shrink-0 border-b-3 border-transparent forced-colors:border-[color:Canvas] px-4 py-2 font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-brand forced-colors:data-active:border-[color:Highlight] focus-visible:-outline-offset-3"
          >
            {tab.title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} keepMounted className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

/**
 * False on the server and while its page is hydrated: a prerendered page knows no `?tab=`, and what it
 * shows as hidden would stay hidden.
 */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => undefined
}
