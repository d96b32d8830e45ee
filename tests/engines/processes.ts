import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Starts a program as the leader of its own process group, which does not outlive this process. */
export function startGroup(program: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const running = spawn(program, args, { env, detached: true, stdio: 'ignore' })
  const end = () => {
    if (running.pid !== undefined) process.kill(-running.pid, 'SIGKILL')
  }
  process.once('exit', end)
  running.once('exit', () => process.off('exit', end))
  return running
}

/** Sends SIGKILL to a process that was started as the leader of its group, and to that group. */
export async function killGroup(running: ChildProcess): Promise<void> {
  if (running.pid === undefined || hasEnded(running)) return
  const ended = once(running, 'exit')
  process.kill(-running.pid, 'SIGKILL')
  await ended
}

/** Sends SIGKILL to the processes with this name in the group that was started. */
export function killInGroup({ pid }: ChildProcess, name: string): void {
  execFileSync('pkill', ['-KILL', '-g', String(pid), name])
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
