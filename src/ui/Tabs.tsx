import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

export type Tab = { id: string; title: string; content: ReactNode }

/**
 * Tabs that start on the first (spec §4) and can be linked with `?tab=`. All panels stay in the
 * page, hidden but for the chosen one, so that nothing typed in one of them is lost on a change.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const current = tabs.find((tab) => tab.id === asked)?.id ?? tabs[0]?.id
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
        aria-label={label}
        activateOnFocus
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-11 shrink-0 border-b-3 border-transparent px-4 py-2 font-semibold text-muted hover:text-ink data-active:border-accent data-active:text-brand focus-visible:-outline-offset-3"
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
