import type { Handlers } from './handle'

export const rootHandlers: Pick<Handlers, 'root'> = {
  root: async () => ({ answer: { success: true, message: 'SSIP server is running' } }),
}
