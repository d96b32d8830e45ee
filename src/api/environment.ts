import * as z from 'zod/mini'

const names = ['development', 'production', 'local-network', 'tunnel'] as const
type EnvironmentName = (typeof names)[number]

/** Where the server is and how long to wait for it. */
export type Environment = {
  name: EnvironmentName
  /** Without a slash at the end. */
  baseUrl: string
  /** Milliseconds, until the whole answer is read (spec §9). */
  timeout: number
  /** The server is simulated inside the page. */
  mock: boolean
  /** Sample records are shown; a demo can override this from its panel. */
  sampleData: boolean
}

/** The four environments of spec §9; the addresses are defaults that `VITE_API_BASE_URL` overrides. */
const environments: Record<EnvironmentName, { baseUrl: string; timeout: number }> = {
  development: { baseUrl: 'http://localhost:5000', timeout: 10_000 },
  production: { baseUrl: 'https://api.ssip.example.org', timeout: 15_000 },
  'local-network': { baseUrl: 'http://192.168.1.10:5000', timeout: 10_000 },
  tunnel: { baseUrl: 'https://ssip-tunnel.example.org', timeout: 15_000 },
}

const variables = z.object({
  VITE_API_ENV: z._default(z.enum(names), 'tunnel'),
  VITE_API_MOCK: z._default(z.enum(['true', 'false']), 'true'),
  VITE_SAMPLE_DATA: z.optional(z.enum(['true', 'false'])),
  VITE_API_BASE_URL: z.optional(
    z.url({ protocol: /^https?$/ }).check(
      z.refine((url) => !/[?#]|\/\/[^/]*@/.test(url), {
        error:
          'must have no query, no hash and no password: the path of each call is put behind it',
      }),
    ),
  ),
})

const help: Record<string, string> = {
  VITE_API_ENV: `must be one of ${names.join(', ')}`,
  VITE_API_MOCK: 'must be true or false',
  VITE_SAMPLE_DATA: 'must be true or false',
  VITE_API_BASE_URL: 'must be an address that starts with http:// or https://',
}

/**
 * Reads the environment from `VITE_API_ENV`, `VITE_API_MOCK`, `VITE_API_BASE_URL` and `VITE_SAMPLE_DATA`.
 * Throws one sentence that names the wrong variable, its value and what it may be.
 */
export function parseEnvironment(env: Record<string, unknown>): Environment {
  // A variable that is there but empty (`VITE_API_BASE_URL=`) is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const rule = issue?.code === 'custom' ? issue.message : help[name]
    throw new Error(`${name} is ${JSON.stringify(env[name])}, but it ${rule}.`)
  }
  const { VITE_API_ENV: name, VITE_API_MOCK: mock, VITE_API_BASE_URL: baseUrl } = parsed.data
  const { VITE_SAMPLE_DATA: sampleData = mock } = parsed.data
  return {
    name,
    baseUrl: (baseUrl ?? environments[name].baseUrl).replace(/\/+$/, ''),
    timeout: environments[name].timeout,
    mock: mock === 'true',
    sampleData: sampleData === 'true',
  }
}

/**
 * The warning for a live build that still uses one of the example addresses above; undefined for any
 * other build.
 */
export function placeholderWarning({ name, baseUrl, mock }: Environment): string | undefined {
  const placeholders = Object.entries(environments).filter(([of]) => of !== 'development')
  const isOne = placeholders.some(([, { baseUrl: url }]) => hostOf(url) === hostOf(baseUrl))
  if (mock || !isOne) return undefined
  return `VITE_API_MOCK is false, but ${baseUrl} is only a placeholder for the ${name} server: no call will be answered. Name the real one with VITE_API_BASE_URL.`
}

function hostOf(url: string): string {
  return new URL(url).hostname
}
