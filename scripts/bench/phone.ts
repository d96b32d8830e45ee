import type { Browser, BrowserContext, Page } from '@playwright/test'
import { listen, portOf } from '../../mocks/listen.ts'
import { distHandler } from '../staticServer.ts'

/**
 * A simulated phone: how many times slower its CPU is than this machine's, and its line in
 * milliseconds and bytes per second.
 */
type Phone = { cpu: number; latency: number; bytesPerSecond: number }

/** A cheap current phone on a campus network, used for all measurements. */
export const slowPhone: Phone = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 }

/** A handed-down phone at the edge of a cell. */
export const oldPhone: Phone = { cpu: 6, latency: 400, bytesPerSecond: 400_000 / 8 }

/** Controls for a page on a slow phone. */
export type PhonePage = {
  page: Page
  /** Compressed bytes received since the last reset. */
  bytes: () => number
  /** Throttles CPU and network to those of a slow phone. */
  slowDown: (phone?: Phone) => Promise<void>
  /** Throttles only the CPU, when the server simulates the line. */
  slowCpu: () => Promise<void>
  /** Ends the throttling of CPU and network. */
  speedUp: () => Promise<void>
  clearCache: () => Promise<void>
  /** Bytes on the page's heap after garbage collection. */
  heap: () => Promise<number>
  goOffline: () => Promise<void>
}

/** Serves folders while `work` runs; it receives their origins by the same names. */
export async function serving<Name extends string, Result>(
  folders: Readonly<Record<Name, string>>,
  work: (origins: Record<Name, string>) => Promise<Result>,
): Promise<Result> {
  const served = await Promise.all(
    Object.entries<string>(folders).map(async ([name, dist]) => {
      const server = await listen(
        distHandler(() => dist),
        { port: 0 },
      )
      return { name, server, origin: `http://localhost:${portOf(server)}` }
    }),
  )
  try {
    const origins = Object.fromEntries(served.map(({ name, origin }) => [name, origin]))
    return await work(origins as Record<Name, string>)
  } finally {
    for (const { server } of served) await server.close(true)
  }
}

/** A fresh phone: a new browser context. */
export async function onPhone<Result>(
  browser: Browser,
  options: { worker: boolean },
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'en-IN',
    serviceWorkers: options.worker ? 'allow' : 'block',
  })
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

/** A page on the phone: the given one, else a new one. */
export async function phonePage(context: BrowserContext, given?: Page): Promise<PhonePage> {
  const page = given ?? (await context.newPage())
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let received = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  const network = (offline: boolean, { latency, bytesPerSecond } = slowPhone) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    })
  return {
    page,
    bytes: () => received,
    async slowDown(phone = slowPhone) {
      received = 0
      await network(false, phone)
      await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu })
    },
    slowCpu: async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
    },
    async speedUp() {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    },
    clearCache: async () => {
      await session.send('Network.clearBrowserCache')
    },
    async heap() {
      await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize
    },
    goOffline: async () => {
      await network(true)
    },
  }
}

/** The results of one run, by name. */
type Figures = Record<string, number>

/**
 * Medians of each measurement. The measurements take turns, so that a busy moment of the machine
 * affects all of them.
 */
export async function mediansInTurns<const Onces extends readonly (() => Promise<Figures>)[]>(
  runs: number,
  ...onces: Onces
): Promise<{ [Place in keyof Onces]: Awaited<ReturnType<Onces[Place]>> }> {
  const measured = onces.map((): Figures[] => [])
  for (let run = 0; run < runs; run += 1) {
    for (const [place, once] of onces.entries()) measured[place]?.push(await once())
  }
  const medians = measured.map((figures) =>
    Object.fromEntries(
      Object.keys(figures[0] ?? {}).map((name) => [
        name,
        median(figures.map((figure) => figure[name] ?? Number.NaN)),
      ]),
    ),
  )
  return medians as { [Place in keyof Onces]: Awaited<ReturnType<Onces[Place]>> }
}

/** The middle value; for an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** The 95th percentile. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
}

/** A ratio as the tables show it, and whether it is at most `limit`. */
export function ratioTo(value: number, floor: number, limit: number) {
  const ratio = value / floor
  return { ratio: ratio.toFixed(2), holds: holds(ratio <= limit) }
}

export function holds(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no'
}
