import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { shareOverUsb } from '../../../scripts/usb'
import { temporaryFolder } from '../../support/temporaryFolder'

afterEach(() => vi.unstubAllEnvs())

/** A folder that is the whole search path, with an `adb` in it that runs this script. */
function onlyProgram(script?: string): string {
  const dir = temporaryFolder()
  if (script !== undefined) {
    writeFileSync(join(dir, 'adb'), `#!/bin/sh\n${script}\n`)
    chmodSync(join(dir, 'adb'), 0o755)
  }
  vi.stubEnv('PATH', dir)
  return dir
}

test('the phone gets this computer’s port as its own', () => {
  const dir = onlyProgram('echo "$@" > "${0%/*}/said"')
  shareOverUsb(4173)
  expect(readFileSync(join(dir, 'said'), 'utf8')).toBe('reverse tcp:4173 tcp:4173\n')
})

test('without adb or a phone, one sentence says what is missing', () => {
  onlyProgram()
  expect(() => shareOverUsb(4173)).toThrow('adb was not found')
  onlyProgram('echo "adb: no devices/emulators found" >&2; exit 1')
  expect(() => shareOverUsb(4173)).toThrow(/no devices\/emulators found.*Turn USB debugging on/)
})
