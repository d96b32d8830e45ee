import type { Page } from '@playwright/test'

/** Something that can be tapped on a page, and a way to see its effect afterwards. */
export type TapTarget = {
  name: string
  selector: string
  /** It covers what later taps are for, or takes away all that shows what earlier ones did, too. */
  ends: 'nothing' | 'later taps' | 'all'
  /** Text to type after the tap. */
  text?: string
  /** How often the effect has happened; `touched` finds the element that was tapped. */
  done: (page: Page, touched: string) => Promise<number>
}

/** Counts in each page the changes that taps should cause. */
export function countChanges(): void {
  const dialogs = new Set<Element>()
  const changes = {
    theme: 0,
    get dialogs() {
      return dialogs.size
    },
  }
  Object.assign(globalThis, { changes })
  new MutationObserver((records) => {
    for (const { type, addedNodes } of records) {
      if (type === 'attributes') changes.theme += 1
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const dialog of [node, ...node.querySelectorAll('[role=dialog]')]) {
          if (dialog.matches('[role=dialog]')) dialogs.add(dialog)
        }
      }
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-theme'],
  })
  addEventListener(
    'toggle',
    ({ target }) => {
      const { dataset } = target as HTMLElement
      dataset['toggled'] = String(Number(dataset['toggled'] ?? 0) + 1)
    },
    true,
  )
}

type Changes = { theme: number; dialogs: number }

const changesOf = (page: Page): Promise<Changes> =>
  page.evaluate(() => (globalThis as unknown as { changes: Changes }).changes)

const toggled = (page: Page, touched: string): Promise<number> =>
  page
    .locator(touched)
    .evaluate((summary) => Number(summary.parentElement?.dataset['toggled'] ?? 0))

const valueIs = (text: string) => async (page: Page, touched: string) => {
  const value = await page.locator(touched).inputValue()
  return value === text ? 1 : value.length > text.length ? 2 : 0
}

const typed = 'asha patel'

/** Every kind of thing on a public page that can be tapped. */
export const tapTargets: readonly TapTarget[] = [
  {
    name: 'theme',
    selector: 'header button[aria-label^="Switch between"]',
    ends: 'nothing',
    done: async (page) => (await changesOf(page)).theme,
  },
  {
    name: 'tab',
    selector: 'main [role=tab]:not([aria-selected=true])',
    ends: 'later taps',
    done: (page, touched) => page.locator(`${touched}[aria-selected=true]`).count(),
  },
  { name: 'question', selector: 'main summary', ends: 'nothing', done: toggled },
  {
    name: 'field',
    selector: 'main :is(input[type=text], textarea)',
    ends: 'nothing',
    text: typed,
    done: valueIs(typed),
  },
  {
    name: 'filter',
    selector: 'main input[type=search]',
    ends: 'all',
    text: typed,
    done: valueIs(typed),
  },
  {
    name: 'email',
    selector: 'main input[type=email]',
    ends: 'nothing',
    text: 'asha@example.com',
    done: valueIs('asha@example.com'),
  },
  {
    name: 'tick',
    selector: 'main input[type=checkbox]',
    ends: 'nothing',
    done: async (page, touched) => Number(await page.locator(touched).isChecked()),
  },
  {
    name: 'search',
    selector: 'header button[aria-label="Search"]',
    ends: 'later taps',
    done: async (page) => (await changesOf(page)).dialogs,
  },
  {
    name: 'demo',
    selector: 'aside button[aria-haspopup=dialog]',
    ends: 'later taps',
    done: async (page) => (await changesOf(page)).dialogs,
  },
  { name: 'menu', selector: 'header summary', ends: 'later taps', done: toggled },
  {
    name: 'sign in',
    // Not of a new account, whose terms the browser itself asks for.
    selector: 'main form:has([type=password]):not(:has(:required)) button[type=submit]',
    ends: 'later taps',
    done: async (page) =>
      Math.min(1, await page.locator('main [aria-invalid=true], main [role=alert]').count()),
  },
  {
    name: 'sample account',
    selector: 'main form ~ section button',
    ends: 'all',
    done: async (page) => Number(new URL(page.url()).pathname.endsWith('/dashboard')),
  },
  {
    name: 'link',
    selector: 'header a[href$="/events"], footer a[href$="/faq"]',
    ends: 'all',
    done: async (page) => Number(/\/(events|faq)$/.test(new URL(page.url()).pathname)),
  },
]
