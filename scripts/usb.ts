import { spawnSync } from 'node:child_process'

/**
 * Lets an Android phone on the USB cable open `http://localhost:<port>` of this computer. On
 * localhost a browser allows what it refuses on a plain-http address of the network: a service
 * worker, and with it a portal that stays on the phone. Throws a one-sentence error that says what is
 * missing.
 */
export function shareOverUsb(port: number): void {
  const { error, status, stderr } = spawnSync('adb', ['reverse', `tcp:${port}`, `tcp:${port}`], {
    encoding: 'utf8',
  })
  if (error !== undefined) {
    throw new Error('adb was not found. It comes with the Android platform tools.')
  }
  if (status !== 0) {
    throw new Error(
      `The phone cannot be reached (${stderr.trim()}). Turn USB debugging on, plug it in, and allow this computer on its screen.`,
    )
  }
}
