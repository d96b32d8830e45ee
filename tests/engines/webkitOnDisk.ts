import { Inspector } from './inspector.ts'
import { until, type Page, type RunningBrowser } from './page.ts'
import { freePort, killGroup, killInGroup, startGroup } from './processes.ts'

/**
 * The same browser, started normally. WebDriver cannot control it then, so its inspector does: typing
 * inserts text character by character.
 */
export async function startWebKitOnDisk(
  browser: string,
  env: NodeJS.ProcessEnv,
): Promise<RunningBrowser> {
  const port = await freePort()
  const running = startGroup(browser, ['about:blank'], {
    ...env,
    WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
  })
  const address = await until('the inspector of WebKit lists the page', async () => {
    const list = await fetch(`http://127.0.0.1:${port}/`)
    return /socket\/\d+\/\d+\/WebPage/.exec(await list.text())?.[0]
  })
  const inspector = await Inspector.connect(`ws://127.0.0.1:${port}/${address}`)
  return {
    page: drive(inspector),
    kill: () => killGroup(running),
    endStorage: () => killInGroup(running, 'WebKitNetwork'),
  }
}

function drive(inspector: Inspector): Page {
  const evaluate: Page['evaluate'] = (work, ...args) =>
    inspector.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`)
  const act = (work: (xpath: string, text: string) => boolean, xpath: string, text = '') =>
    until(`something is seen at ${xpath}`, () => evaluate(work, xpath, text))
  return {
    evaluate,
    open: async (url) => {
      await evaluate((url) => {
        Object.assign(window, { left: true })
        location.assign(url)
      }, url).catch(() => undefined) // The page may be gone before it answers.
      await until(`${url} is loaded`, () =>
        evaluate(() => !('left' in window) && document.readyState === 'complete'),
      )
    },
    click: async (xpath) => {
      await act(click, xpath)
    },
    type: async (xpath, text) => {
      for (const key of text) await act(insert, xpath, key)
    },
    choose: async () => {
      throw new Error('The inspector cannot choose files')
    },
  }
}

/** In the page: clicks the first visible match. */
function click(xpath: string): boolean {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index) as HTMLElement
    if (element.getClientRects().length === 0) continue
    element.click()
    return true
  }
  return false
}

/** In the page: inserts text at the end of a field, as the person's input. */
function insert(xpath: string, text: string): boolean {
  const found = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
  const element = found.singleNodeValue as HTMLInputElement | HTMLTextAreaElement | null
  if (element === null) return false
  element.focus()
  // Other kinds of inputs do not report their caret.
  if (['text', 'textarea'].includes(element.type)) {
    element.setSelectionRange(element.value.length, element.value.length)
  }
  return document.execCommand('insertText', false, text)
}
