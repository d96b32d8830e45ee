import type { Api } from './client'
import type { Environment } from './environment'

/**
 * The server's calls; their code (ky, the contract, zod) is loaded with the first call. `load` is
 * called for each, and remembers what it has loaded.
 */
export function lazyApi(environment: Environment, load: () => Promise<Api>): Api {
  return {
    environment,
    call: async (name, payload) => (await load()).call(name, payload),
    probe: async (name, payload) => (await load()).probe(name, payload),
  }
}
