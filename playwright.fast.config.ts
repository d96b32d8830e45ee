import base from './playwright.config.ts'
const { globalSetup: _skip, ...rest } = base as Record<string, unknown>
export default rest
