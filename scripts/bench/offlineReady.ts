import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { listen, portOf } from '../../mocks/listen.ts'
import { launchBrowser } from '../browser.ts'
import { distHandler } from '../staticServer.ts'
import { median, onPhone, phonePage, ratioTo, slowPhone } from './phone.ts'

const runs = 3

/**
 * The time from opening `/` until the tab says 'Ready to work offline', beside what the line alone
 * takes for the bytes received until then; over HTTP/2, as from a host. The server itself is slow,
 * because the browser's throttling of a page does not affect what a worker fetches.
 */
export async function offlineReady(demo: string) {
  const certificate = selfSigned()
  const browser = await launchBrowser(`--ignore-certificate-errors-spki-list=${certificate.hash}`)
  try {
    const visits: Awaited<ReturnType<typeof firstVisit>>[] = []
    for (let run = 0; run < runs; run += 1) {
      visits.push(await firstVisit(browser, demo, certificate))
    }
    const of = (name: keyof (typeof visits)[number]) => median(visits.map((visit) => visit[name]))
    const line = of('bytes') / slowPhone.bytesPerSecond
    return [
      {
        files: of('files'),
        kB: Math.round(of('bytes') / 1000),
        'line alone (s)': line.toFixed(1),
        'ready (s)': (of('time') / 1000).toFixed(1),
        ...ratioTo(of('time') / 1000, line, 1.5),
      },
    ]
  } finally {
    await browser.close()
  }
}

async function firstVisit(browser: Browser, dist: string, tls: { key: string; cert: string }) {
  const line = slowLine(distHandler(() => dist))
  const server = await listen(line.answer, { port: 0, tls })
  const origin = `https://localhost:${portOf(server)}`
  try {
    return await onPhone(browser, { worker: true }, async (context) => {
      const { page, slowCpu } = await phonePage(context)
      await slowCpu()
      await page.addInitScript(noteWhenSaid, 'Ready to work offline')
      const start = Date.now()
      await page.goto(origin, { waitUntil: 'commit' })
      const said = await page.waitForFunction(() => (globalThis as Noted).saidAt)
      const time = ((await said.jsonValue()) ?? Number.NaN) - start
      return { time, bytes: line.bytes(), files: line.files() }
    })
  } finally {
    await server.close(true)
  }
}

type Noted = { saidAt?: number }

/** Runs in the page, because Playwright looks only every half second. */
function noteWhenSaid(words: string): void {
  const observer = new MutationObserver(() => {
    if (!document.body.innerText.includes(words)) return
    Object.assign(globalThis as Noted, { saidAt: Date.now() })
    observer.disconnect()
  })
  document.addEventListener('DOMContentLoaded', () => {
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** A line that delivers one answer after the other at its full speed, each after a latency. */
function slowLine(handler: (request: Request) => Promise<Response>) {
  let [files, bytes, freeAt] = [0, 0, 0]
  return {
    files: () => files,
    bytes: () => bytes,
    async answer(request: Request): Promise<Response> {
      await wait(slowPhone.latency)
      const response = await handler(request)
      const body = await response.arrayBuffer()
      files += 1
      bytes += body.byteLength
      freeAt = Math.max(freeAt, Date.now()) + (body.byteLength / slowPhone.bytesPerSecond) * 1000
      await wait(Math.max(0, freeAt - Date.now()))
      return new Response(response.status === 304 ? null : body, response)
    },
  }
}

/** A key and a certificate for this machine, valid for a day. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'ssip-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'
  try {
    execFileSync(
      'openssl',
      [...request.split(' '), '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
      { stdio: 'ignore' },
    )
    const { publicKey } = new X509Certificate(readFileSync(cert))
    return {
      key: readFileSync(key, 'utf8'),
      cert: readFileSync(cert, 'utf8'),
      // Chromium caches nothing of a site whose certificate is wrong, unless it is told to trust this key.
      hash: createHash('sha256')
        .update(publicKey.export({ type: 'spki', format: 'der' }))
        .digest('base64'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
