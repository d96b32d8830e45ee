import type { Environment } from './api/environment'

declare global {
  /** The environment that the build was configured with, checked by `vite.config.ts`. */
  const __ENVIRONMENT__: Environment
  /** The server is played inside the page; a literal, so that live builds drop the mocks. */
  const __API_MOCK__: boolean
}
