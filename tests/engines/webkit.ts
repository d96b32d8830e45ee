import { execFileSync } from 'node:child_process'
import { globSync, existsSync } from 'node:fs'
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { startDisplay, type Display } from './display.ts'
import { until, type Engine, type Page, type RunningBrowser } from './page.ts'
import { freePort, killGroup, startGroup } from './processes.ts'
import { startWebKitOnDisk } from './webkitOnDisk.ts'

/** WebKitGTK's own small browser through WebDriver, if this machine has it and a screen for it. */
export async function findWebKit(): Promise<Engine | undefined> {
  const driver = '/usr/bin/WebKitWebDriver'
  const browser = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
  if (browser === undefined || !existsSync(driver) || !existsSync('/usr/bin/Xvfb')) return undefined
  const display = await startDisplay()
  return {
    name: 'WebKit',
    version: versionOf(browser, display),
    start: (folder) => startDriven(driver, browser, surroundings(folder, display)),
    startKept: (folder) => startWebKitOnDisk(browser, surroundings(folder, display)),
    close: display.close,
  }
}

function versionOf(browser: string, display: Display): string {
  const env = { ...process.env, DISPLAY: display.name }
  const text = execFileSync(browser, ['--version'], { encoding: 'utf8', env })
  return /\d[\d.]+/.exec(text)?.[0] ?? text
}

/** Everything that the browser stores or saves goes into its folder. */
function surroundings(folder: string, display: Display): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('XDG_'))
  return {
    ...Object.fromEntries(own),
    HOME: folder,
    DISPLAY: display.name,
    // The sandbox of its processes does not start for root, as in a container.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  }
}

/** A WebDriver session is private: what sites store is gone with the browser. */
async function startDriven(
  driver: string,
  browser: string,
  env: NodeJS.ProcessEnv,
): Promise<RunningBrowser> {
  const port = await freePort()
  const running = startGroup(driver, [`--port=${port}`], env)
  const session = await until('WebKitWebDriver answers', () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        }),
      )
      .build(),
  )
  return { page: drive(session), kill: () => killGroup(running) }
}

function drive(session: WebDriver): Page {
  const find = async (xpath: string): Promise<WebElement> =>
    until(`something is seen at ${xpath}`, async () => {
      for (const element of await session.findElements(By.xpath(xpath))) {
        if (await element.isDisplayed()) return element
      }
      return undefined
    })
  return {
    open: (url) => session.get(url),
    evaluate: (work, ...args) =>
      session.executeAsyncScript(
        `const done = arguments[arguments.length - 1]
         Promise.resolve((${work.toString()})(...${JSON.stringify(args)})).then(done)`,
      ),
    click: async (xpath) => {
      const element = await find(xpath)
      // By itself the driver scrolls it to the foot of the window, under the strip that stands there.
      await session.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
      await element.click()
    },
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    choose: async (xpath, file) => {
      const input = await until(`there is ${xpath}`, async () =>
        (await session.findElements(By.xpath(xpath))).at(0),
      )
      await input.sendKeys(file)
    },
  }
}
