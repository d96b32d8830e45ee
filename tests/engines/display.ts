import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** An invisible screen, for browsers that need one. */
export type Display = { name: string; close: () => Promise<void> }

export async function startDisplay(): Promise<Display> {
  // It chooses a free number and writes it to its output. Without `-noreset` it starts anew whenever
  // its last window is closed, and refuses the next browser meanwhile.
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const [number] = (await once(server.stdout, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, close: () => end(server) }
}

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill()
  await ended
}
