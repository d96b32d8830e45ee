import type { Page } from '@playwright/test'

/** The fields used from a trace event; times are in microseconds, `tdur` is processor time. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/**
 * Watches the tasks on the pages' threads from now on, and returns a function that lists how long each
 * used the processor, in milliseconds, the longest first. Unlike in a `longtask` entry, waiting on a
 * busy machine is not counted; what a slow one takes is compared with other tasks of the same run.
 * Files must come from the disk and not over a `KillableBrowser`:
 * otherwise Playwright makes the page decode them, which takes 400 ms for 5 MB.
 */
export async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (session === undefined) throw new Error('The page is in no browser')
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  })
  return async () => {
    const ended = new Promise((resolve) => {
      session.once('Tracing.tracingComplete', resolve)
    })
    await session.send('Tracing.end')
    await ended
    const pages = new Set(
      events.flatMap((event) =>
        event.name === 'thread_name' && event.args.name === 'CrRendererMain'
          ? [threadOf(event)]
          : [],
      ),
    )
    const tasks = events.filter(
      (event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)),
    )
    // A trace without any tasks has recorded nothing.
    if (tasks.length === 0) throw new Error('The trace has no tasks of a page')
    return tasks.map(({ tdur = 0 }) => tdur / 1000).toSorted((a, b) => b - a)
  }
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`
}
