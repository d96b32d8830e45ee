import { clock } from '../../lib/clock'
import { lazily } from '../../lib/lazily'
import { localValue } from '../../lib/localValue'
import { Store, type Readable } from '../../lib/store'

/** Whether sample records are shown, and as of which day. */
export type Samples = {
  on: boolean
  /** Today's ISO date where the person is; '' while it is not known, as on a prerendered page. */
  today: string
}

const choice = localValue('sampleData', (text) => (text === 'on' || text === 'off' ? text : null))
const choices = new Store(0)
let last: Samples | undefined

/**
 * The one switch for sample records: the build's setting (`VITE_SAMPLE_DATA`), or in a demo the
 * choice in its panel.
 */
export const samples: Readable<Samples> & { readonly atBuild: () => Samples } = {
  read() {
    const chosen = __API_MOCK__ ? choice.read() : null
    const on = chosen === null ? __SAMPLE_DATA__ : chosen === 'on'
    const today = clock.today()
    // React compares snapshots by identity.
    if (last?.on !== on || last.today !== today) last = { on, today }
    return last
  },

  /** Also notifies every minute and on return to the tab, so that a page left open sees the next day. */
  subscribe(listener) {
    const timer = setInterval(listener, 60_000)
    const stop = choices.subscribe(listener)
    window.addEventListener('storage', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      clearInterval(timer)
      stop()
      window.removeEventListener('storage', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  },

  /** The value in prerendered pages, and for hydrating them. */
  atBuild: lazily(() => ({ on: __SAMPLE_DATA__, today: '' })),
}

/** Switches a demo's sample records on or off, in every tab. */
export function showSamples(on: boolean): void {
  choice.write(on ? 'on' : 'off')
  choices.set(choices.read() + 1)
}
