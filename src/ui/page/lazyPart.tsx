import { useEffect, type ComponentType, type ReactNode } from 'react'
import { loadPart } from '../../lib/loadPart'
import { Store } from '../../lib/store'
import { useStore } from '../../lib/react/useStore'
import { MissingPart } from './MissingPart'

type State<Props> = 'away' | 'missing' | { Part: ComponentType<Props> }

/** A part of a screen that is loaded when it is first shown, or earlier with `load`. */
type LazyPart<Props> = ComponentType<Props & { waiting?: ReactNode }> & {
  /** Whether it is here now. Never rejects: loading is tried again when the part is shown. */
  load: () => Promise<boolean>
}

/**
 * Replaces `React.lazy`, which remembers a failure for good and throws it, so that a whole screen
 * fails because of a dialog's chunk. A part that cannot be loaded says so, can be tried again, and
 * leaves the screen as it is. `close` lets a person give it up; `why` says why it is needed, where
 * nobody has asked for it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close?: (props: Props) => void,
  why?: string,
): LazyPart<Props> {
  const state = new Store<State<Props>>('away')
  let loading: Promise<boolean> | undefined

  async function attempt(): Promise<boolean> {
    try {
      // What was begun ahead, perhaps without a network, is tried again, too.
      state.set({ Part: await loadPart(load) })
      return true
    } catch {
      loading = undefined
      return false
    }
  }
  const loadOnce = () => (loading ??= attempt())

  async function show(): Promise<void> {
    if (!(await loadOnce())) state.set('missing')
  }

  function Lazy({ waiting, ...rest }: Props & { waiting?: ReactNode }) {
    const props = rest as unknown as Props
    const now = useStore(state, away)
    useEffect(() => void show(), [])
    if (now === 'away') return waiting
    if (now !== 'missing') return <now.Part {...props} />
    return (
      <MissingPart
        why={why}
        onRetry={() => void show()}
        onClose={close === undefined ? undefined : () => close(props)}
      />
    )
  }
  return Object.assign(Lazy, { load: loadOnce })
}

/** What a prerendered page shows, whatever was loaded since. */
const away = () => 'away' as const
