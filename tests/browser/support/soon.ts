import { expect, type Page } from '@playwright/test'

/** The number of frames in a second; on a busy machine they take longer, like everything else. */
const second = 60

/** The page shows this within a second. */
export async function expectSoon(page: Page, words: string): Promise<void> {
  const frames = await page.evaluate(
    async ({ words, second }) => {
      let frames = 0
      while (frames < second && !document.body.innerText.includes(words)) {
        await new Promise(requestAnimationFrame)
        frames += 1
      }
      return frames
    },
    { words, second },
  )
  expect(frames, `frames until the page said '${words}'`).toBeLessThan(second)
}
