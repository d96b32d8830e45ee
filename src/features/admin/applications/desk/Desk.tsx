import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Keyboard } from 'lucide'
import { useUser } from '../../../../auth/useUser'
import type { DecisionKind } from '../../../../domain/application/decision'
import { waitsForOffice } from '../../../../domain/application/review'
import { pageLoading } from '../../../../lib/pageLoading'
import type { OfficeApplication } from '../../../../storage/office/officeApplications'
import { useSetting } from '../../../../storage/settings/useSetting'
import { Banner } from '../../../../ui/fields/Banner'
import { act } from '../../../../ui/overlays/act'
import * as failures from '../../../../ui/overlays/failureCopy'
import { noticeStore, takeUp } from '../../../../ui/overlays/notices'
import { Button } from '../../../../ui/page/Button'
import { useWide } from '../../../../ui/screen/useWide'
import { readersOf } from '../../decisions/readers'
import { useDecide } from '../../decisions/useDecide'
import type { Remarks } from '../../decisions/useRemarks'
import { useEverOpened } from '../useEverOpened'
import { deskCopy as copy } from './copy'
import { DecidePart, type DecideHandle } from './DecidePart'
import { KeysHelp } from './KeysHelp'
import { lostText } from './lostText'
import { NotHere } from './NotHere'
import { Queue } from './Queue'
import { ReadingPane } from './ReadingPane'
import { Interim, type Asking } from './interim'
import { typesElsewhere, useDeskKeys } from './useDeskKeys'
import type { Reading } from './useReading'
import { useTypingOn } from './useTypingOn'
import { Icon } from '../../../../ui/page/Icon'

const keysSetting = 'admin-desk-keys'

/**
 * The queue beside a reading pane; on a phone one of the two. After a decision the next application
 * that waits for the office opens. What another tab decides leaves the pane where it is, and closes it
 * for decisions until an application is chosen.
 */
export function Desk({
  shown,
  reading,
  from,
  pathOf,
  onView,
  onBegin,
  remarks,
  nothing,
}: {
  /** The queue, in order. */
  shown: readonly OfficeApplication[]
  reading: Reading | undefined
  /** The id of the application that was in the pane last. */
  from: string | undefined
  pathOf: (id: string) => string
  onView: (id: string | null) => void
  /** Somebody begins to type about the application in the pane: it stays there while the layout changes. */
  onBegin: () => void
  remarks: Remarks
  /** In place of the queue while it is empty. */
  nothing: ReactNode
}) {
  const wide = useWide()
  const typed = useTypingOn(wide)
  const decide = useDecide(remarks)
  const { id: userId } = useUser()
  const [keysOn = true, setKeysOn] = useSetting<boolean>(userId, keysSetting)
  const [helping, setHelping] = useState(false)
  const [moves, setMoves] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const decideHandle = useRef<DecideHandle>(null)
  const [interim] = useState(() => new Interim())
  const [asking, setAsking] = useState<{ turn: string; to: Asking | undefined }>()
  const open = reading?.application
  const closed = reading?.lost !== undefined
  // After the last decision the same application stays, and begins anew.
  const turn = `${open?.id} ${moves}`
  useEverOpened(closed ? undefined : open?.id)

  function view(id: string | null) {
    onView(id)
    // Together with the address: until then the pane has the title of the one before.
    startTransition(() => setMoves((before) => before + 1))
  }

  // Each move focuses the title, so that it is read out and the keys keep working. A search or a filter
  // opens another application too, and is no move: whoever types there would type into the keys.
  useLayoutEffect(() => {
    if (moves === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [moves])

  /** Moves by this many places in the queue. */
  function step(by: 1 | -1) {
    if (interim.isOn()) return
    const place = shown.findIndex(({ id }) => id === open?.id)
    const next = shown[place === -1 ? 0 : place + by]
    if (next !== undefined) view(next.id)
  }

  /** The next application in the queue that waits for the office; wraps around at the end. */
  function nextAfter(id: string): OfficeApplication | undefined {
    const place = shown.findIndex((application) => application.id === id)
    return [...shown.slice(place + 1), ...shown.slice(0, Math.max(0, place))].find(waitsForOffice)
  }

  const goOn = useCallback(() => {
    const begun = interim.end()
    if (begun !== undefined && !typesElsewhere(document.activeElement))
      decideHandle.current?.ask(begun.to, begun.text)
  }, [interim])
  useEffect(goOn, [moves, goOn])

  async function decideOn(application: OfficeApplication, to: DecisionKind) {
    const here = interim.begin()
    if (here === undefined) return
    const { id } = application
    const next = nextAfter(id)
    const remark = to === 'deleted' ? undefined : { of: id, text: remarks.of(id) }
    const done = (await decide([application], to, remark)) === 'decided'
    // Whoever has chosen another application meanwhile is led nowhere.
    if (!interim.isOn(here)) return
    // Nor is who has asked for a page, or types in the search.
    if (!done || pageLoading.read() || typesElsewhere(document.activeElement)) goOn()
    else view(next?.id ?? (wide && to !== 'deleted' ? id : null))
  }

  /** Not during a decision: whoever presses it then means that one. */
  function undoNewest() {
    const newest = noticeStore.read().toasts.findLast(({ action }) => action !== undefined)
    if (newest !== undefined && !interim.isOn()) takeUp(newest)
  }

  const choose = (to: 'approved' | 'rejected' | 'documents-required') => () =>
    decideHandle.current?.choose(to)
  const help = { '?': () => setHelping(true) }
  useDeskKeys(
    keysOn
      ? {
          ...help,
          j: () => step(1),
          k: () => step(-1),
          // Closed, `DecidePart` takes none of them.
          a: choose('approved'),
          r: choose('rejected'),
          d: choose('documents-required'),
          u: undoNewest,
        }
      : help,
    interim,
    typed,
  )

  const nothingLeft = !shown.some(waitsForOffice)
  return (
    <div className="lg:grid lg:h-[calc(100dvh-6rem-var(--status-room))] lg:grid-cols-[minmax(18rem,2fr)_minmax(0,5fr)] lg:grid-rows-[minmax(0,1fr)] lg:gap-4">
      {(wide || reading === undefined) && (
        <div className="min-w-0 lg:overflow-y-auto">
          {shown.length > 0 && nothingLeft && <p className="pb-2 text-muted">{copy.nothingLeft}</p>}
          {shown.length === 0 ? (
            nothing
          ) : (
            <Queue
              applications={shown}
              current={reading?.id}
              from={from}
              pathOf={pathOf}
              onOpen={view}
            />
          )}
          {wide && (
            <Button variant="quiet" size="small" className="mt-2" onClick={() => setHelping(true)}>
              <Icon shape={Keyboard} className="size-5" />
              {copy.keys}
            </Button>
          )}
        </div>
      )}
      {reading !== undefined && open === undefined && (
        <NotHere onBack={wide ? undefined : () => view(null)} />
      )}
      {reading !== undefined && open !== undefined && remarks.ready && (
        <ReadingPane
          application={open}
          moves={moves}
          heading={heading}
          closed={closed}
          wide={wide}
          onBack={wide ? undefined : () => view(null)}
          decide={
            <>
              <DecidePart
                key={turn}
                ref={decideHandle}
                title={open.title}
                isRead={readersOf([open]) === 'all'}
                closed={lostText(reading)}
                remark={remarks.of(open.id)}
                onRemark={(remark) => remarks.change(open.id, remark)}
                onDecide={(to) => void decideOn(open, to)}
                asking={asking?.turn === turn ? asking.to : undefined}
                onAsk={(to) => setAsking({ turn, to })}
                onBegin={() => {
                  if (!interim.isOn()) onBegin()
                }}
                interim={interim}
                showsKeys={wide && keysOn}
              />
              {remarks.failed && <Banner tone="bad">{copy.unsaved}</Banner>}
            </>
          }
        />
      )}
      {helping && (
        <KeysHelp
          on={keysOn}
          onChange={(on) => act(() => setKeysOn(() => on), failures.change)}
          onClose={() => setHelping(false)}
        />
      )}
    </div>
  )
}
