import { setTimeout as pause } from 'node:timers/promises'

/**
 * A page in an engine, as a person uses it. Elements are named by an XPath; if there are several, the
 * first visible one is used.
 */
export type Page = {
  open: (url: string) => Promise<void>
  /** Runs a function in the page; it can use only its arguments, which are passed as JSON. */
  evaluate: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  click: (xpath: string) => Promise<void>
  /** Types at the end of a field, key by key. */
  type: (xpath: string, text: string) => Promise<void>
  /** Chooses a file in a file input, which may be hidden. */
  choose: (xpath: string, file: string) => Promise<void>
}

/** A browser that runs on its own folder. */
export type RunningBrowser = {
  page: Page
  /** Kills it as a power cut would: SIGKILL to the process group that was started, and nothing else. */
  kill: () => Promise<void>
  /** Waits until it notes its tabs on the disk, for a restoration; missing where none is known. */
  notesTabs?: () => Promise<void>
  /** Ends the process that holds its databases, as iOS does in the background; missing where none does. */
  endStorage?: () => void
}

export type Engine = {
  name: string
  version: string
  /** Starts the browser on a folder, which also receives its downloads. */
  start: (folder: string) => Promise<RunningBrowser>
  /**
   * The same, but everything that sites store is kept in that folder for the next start. It may be
   * controlled in a simpler way, without choosing files.
   */
  startKept: (folder: string) => Promise<RunningBrowser>
  /** Starts it after a kill with the tab that was open then; missing where that cannot be asked for. */
  startRestored?: (folder: string) => Promise<RunningBrowser>
  /** Stops what runs besides the browsers. */
  close: () => Promise<void>
}

/** The control with this label, inside what `scope` finds. */
export function field(label: string, scope = ''): string {
  return `${scope}//*[@id=//label[normalize-space(.)=${quoted(label)}]/@for]`
}

export function button(name: string, scope = ''): string {
  return `${scope}//button[not(@disabled) and (normalize-space(.)=${quoted(name)} or @aria-label=${quoted(name)})]`
}

/** XPath has no escapes; no name here contains a straight double quote. */
function quoted(text: string): string {
  return `"${text}"`
}

/** How long anything may take, in milliseconds: a busy machine is slow. */
const patience = 45_000

/** Waits until a condition is true, and reports the one that was not in time. */
export async function until<Result>(
  what: string,
  check: () => Promise<Result | false | undefined | null | ''>,
): Promise<Result> {
  const end = Date.now() + patience
  let last: unknown
  while (Date.now() < end) {
    try {
      const result = await check()
      if (result !== false && result !== undefined && result !== null && result !== '')
        return result
    } catch (error) {
      // A page that is loading cannot be queried yet.
      last = error
    }
    await pause(50)
  }
  throw new Error(`Waited in vain: ${what}`, { cause: last })
}

/** Waits until this text is visible on the page. */
export async function sees(page: Page, text: string): Promise<void> {
  try {
    await until(`'${text}' is on the page`, () =>
      page.evaluate((text) => document.body.innerText.includes(text), text),
    )
  } catch (error) {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 800))
    throw new Error(`There is:\n${shown}`, { cause: error })
  }
}

/** Waits until this text is in the field. */
export async function shows(page: Page, xpath: string, text: string): Promise<void> {
  let shown: string | undefined
  try {
    await until(`'${text}' is in the field`, async () => {
      shown = await valueOf(page, xpath)
      return shown === text
    })
  } catch (error) {
    throw new Error(`In the field is '${shown ?? ''}'`, { cause: error })
  }
}

/** The value of a field. */
export function valueOf(page: Page, xpath: string): Promise<string> {
  return page.evaluate((xpath) => {
    const found = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
    return (found.singleNodeValue as HTMLInputElement | HTMLTextAreaElement).value
  }, xpath)
}
