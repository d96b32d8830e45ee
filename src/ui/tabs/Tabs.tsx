import { Tabs as Base } from '@base-ui/react/tabs'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useAddress, withParam } from '../address/useAddress'

export type Tab = { id: string; title: string; content: ReactNode }

/**
 * Tabs that start on the first (spec §4) and can be linked with `?tab=`. All panels stay in the page,
 * hidden except for the current one, so that input in them survives a change of tab.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [params, changeAddress] = useAddress()
  const asked = useHydrated() ? params.get('tab') : null
  const first = tabs[0]?.id
  const current = tabs.find((tab) => tab.id === asked)?.id ?? first
  const list = useRef<HTMLDivElement>(null)
  // A linked tab may lie outside of what a phone shows of the row.
  const isMoved = useRef(false)
  useEffect(() => {
    // Scrolling to the first tab would only lay out the whole page again during its start.
    if (current === first && !isMoved.current) return
    isMoved.current = true
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    list.current?.scrollTo?.({ left: (tab?.offsetLeft ?? 0) - list.current.clientWidth / 4 })
  }, [current, first])
  function choose(id: string) {
    changeAddress((before) => withParam(before, 'tab', id === first ? null : id), {
      replace: true,
      preventScrollReset: true,
    })
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
        <Base.Panel
          key={tab.id}
          value={tab.id}
          keepMounted
          // The build's search text reads the tab from here, so that results can link to it.
          data-tab={tab.id}
          className="pt-6"
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

/**
 * False on the server and during hydration: a prerendered page does not know `?tab=`, and a panel
 * that it hides would stay hidden.
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
