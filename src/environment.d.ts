import type { Environment } from './api/environment'
import type { Language } from './lib/languages'

declare global {
  /** The environment that the build was configured with, checked by `vite.config.ts`. */
  const __ENVIRONMENT__: Environment
  /** The language of this build; read in `lib/language.ts` only. */
  const __LANGUAGE__: Language
  /** The server is simulated inside the page. Replaced by a literal, so that live builds drop the mocks. */
  const __API_MOCK__: boolean
  /** Sample records are shown; read in `domain/sample/samples.ts` only. */
  const __SAMPLE_DATA__: boolean

  /** Hears what closes things on this device, as Back does on Android; not in TypeScript 7's library. */
  class CloseWatcher extends EventTarget {
    requestClose(): void
    destroy(): void
  }
  interface Window {
    CloseWatcher?: typeof CloseWatcher
  }
}
