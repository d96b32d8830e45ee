import type { Browser, BrowserContext, Page } from '@playwright/test'
import { distHandler, serveDist } from '../staticServer.ts'

/** How often each thing is measured. */
const runs = 5

/** What a page of a slow phone is steered with. */
export type PhonePage = {
  page: Page
  /** Compressed bytes that have come since the last reset. */
  bytes: () => number
  /** From now on the CPU is 4× slower and the network has 150 ms and 1.6 Mbit/s. */
  slowDown: () => Promise<void>
  clearCache: () => Promise<void>
  goOffline: () => Promise<void>
}

/** Serves folders while `work` runs, which gets their origins by the same names. */
export async function serving<Name extends string, Result>(
  folders: Readonly<Record<Name, string>>,
  work: (origins: Record<Name, string>) => Promise<Result>,
): Promise<Result> {
  const served = await Promise.all(
    Object.entries<string>(folders).map(async ([name, dist]) => {
      const server = await serveDist(
        distHandler(() => dist),
        0,
      )
      return { name, server, origin: `http://localhost:${new URL(server.url ?? '').port}` }
    }),
  )
  try {
    const origins = Object.fromEntries(served.map(({ name, origin }) => [name, origin]))
    return await work(origins as Record<Name, string>)
  } finally {
    for (const { server } of served) await server.close(true)
  }
}

/** A fresh phone: a context of its own. */
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

export async function phonePage(context: BrowserContext): Promise<PhonePage> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let received = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  const network = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
  return {
    page,
    bytes: () => received,
    async slowDown() {
      received = 0
      await network(false)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    },
    clearCache: async () => {
      await session.send('Network.clearBrowserCache')
    },
    goOffline: async () => {
      await network(true)
    },
  }
}

/** What was measured once, by name. */
type Figures = Record<string, number>

/** Medians of each measurement, taken turn by turn, so that a busy moment of the machine hits all of them. */
export async function mediansInTurns<const Onces extends readonly (() => Promise<Figures>)[]>(
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

/** The middle one; of an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** The value that 95 in 100 do not exceed. */
export function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
}
