import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../../../scripts/browser.ts'

/** A real browser with its own profile that can be killed as by a power cut, and started again. */
export class KillableBrowser {
  /** Its profile, with everything that it writes to the disk. */
  readonly profile = mkdtempSync(join(tmpdir(), 'ssip-profile-'))
  readonly #executable: string
  #process: ChildProcess | undefined
  #browser: Browser | undefined

  /** An ordinary browser, whose start is 1 s of CPU time, or `findHeadlessBrowser()`, whose start is 0.2 s. */
  constructor(executable = findBrowser()) {
    this.#executable = executable ?? 'chromium'
  }

  /** Starts the browser on its profile and returns its only page. */
  async start(): Promise<Page> {
    const portFile = join(this.profile, 'DevToolsActivePort')
    rmSync(portFile, { force: true })
    const started = spawn(
      this.#executable,
      [
        ...browserFlags,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        '--window-size=360,800',
        'about:blank',
      ],
      // Its own process group, so that only that group is killed.
      { detached: true, stdio: 'ignore' },
    )
    this.#process = started
    const port = await readPort(portFile)
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const context = this.#browser.contexts()[0]
    if (context === undefined) throw new Error('The browser has no window')
    return context.pages()[0] ?? context.newPage()
  }

  /** A second window: both stay visible, so that neither is slowed down like a background tab. */
  async openWindow(): Promise<Page> {
    const context = this.#browser?.contexts()[0]
    const session = await this.#browser?.newBrowserCDPSession()
    if (context === undefined || session === undefined)
      throw new Error('The browser is not running')
    const opened = context.waitForEvent('page')
    await session.send('Target.createTarget', { url: 'about:blank', newWindow: true })
    return opened
  }

  /** SIGKILL to the whole process group, which cannot clean up. */
  async kill(): Promise<void> {
    const running = this.#process
    if (running?.pid === undefined) return
    const ended = exitOf(running)
    process.kill(-running.pid, 'SIGKILL')
    await this.#gone(ended)
  }

  /** Closes as a person would, so that everything pending is written. */
  async quit(): Promise<void> {
    if (this.#process === undefined) return
    const ended = exitOf(this.#process)
    const session = await this.#browser?.newBrowserCDPSession()
    await session?.send('Browser.close').catch(() => undefined)
    await this.#gone(ended)
  }

  async dispose(): Promise<void> {
    await this.kill()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  async #gone(ended: Promise<unknown>): Promise<void> {
    await ended
    this.#process = undefined
    await this.#browser?.close().catch(() => undefined)
  }
}

function exitOf(running: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    running.once('exit', resolve)
  })
}

/** The port that the browser chose; it is complete once the file has two lines. */
async function readPort(file: string): Promise<number> {
  for (;;) {
    try {
      const [port, path] = readFileSync(file, 'utf8').split('\n')
      if (port !== undefined && path !== undefined) return Number(port)
    } catch {
      // Not written yet.
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  }
}
