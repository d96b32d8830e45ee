import { expect, test } from 'vitest'
import { formatDateTime } from '../../../../../src/lib/dates'
import { whereFacts, type Whereabouts } from '../../../../../src/features/apply/dialogs/whereFacts'

// Long ago: its day is named too.
const at = (time: string) => new Date(`2026-11-21T${time}`).getTime()

const saved: Whereabouts = {
  save: { status: 'saved', savedAt: at('14:32') },
  sealing: 'readable',
  keeping: 'promised',
  room: 2_000_000_000,
  lastCopy: 'none',
}

const copied = { at: at('14:33'), isCurrent: true, filesLeftOut: 0 }

/** The answer to one question. */
function answer(id: string, change: Partial<Whereabouts>): string {
  return whereFacts({ ...saved, ...change }).find((fact) => fact.id === id)?.answer ?? ''
}

test.each([
  ['device', {}, `Yes, in this browser, with every change up to ${formatDateTime(at('14:32'))}.`],
  ['device', { save: { status: 'blank', savedAt: undefined } }, 'Nothing yet'],
  ['device', { save: { status: 'saving', savedAt: at('14:32') } }, 'being saved'],
  [
    'device',
    { save: { status: 'failed', savedAt: at('14:32') } },
    `It was saved up to ${formatDateTime(at('14:32'))}.`,
  ],
  [
    'device',
    { save: { status: 'failed', savedAt: undefined } },
    'No. All of it is only in this tab',
  ],
  ['sealing', { sealing: 'sealed' }, 'only your password opens it'],
  ['sealing', { sealing: 'readable' }, 'If you share this computer, say so when you sign in'],
  ['sealing', { sealing: 'unsealed' }, 'It is removed when you sign out'],
  ['protection', {}, 'Yes. The browser promised'],
  [
    'protection',
    { keeping: 'unpromised' },
    'The browser may clear what is kept here when it needs',
  ],
  ['protection', { keeping: 'sevenDays' }, 'may delete what is kept here after seven days'],
  ['protection', { keeping: 'insideApp' }, 'only that app has what is kept here'],
  ['protection', { keeping: 'unknown' }, 'Not known. The browser has not been asked yet'],
  ['room', {}, 'About 2 GB'],
  ['room', { room: 12_000_000 }, 'Only about 12 MB'],
  ['room', { room: undefined }, 'does not say'],
  ['copy', {}, 'None that this browser has noted.'],
  ['copy', { lastCopy: undefined }, 'This browser does not say.'],
  ['copy', { lastCopy: copied }, `${formatDateTime(at('14:33'))}, as a file`],
  ['copy', { lastCopy: { ...copied, isCurrent: false } }, 'with other answers than now'],
  ['copy', { lastCopy: { ...copied, filesLeftOut: 1 } }, 'One attachment is not in it'],
  ['copy', { lastCopy: { ...copied, filesLeftOut: 2 } }, '2 attachments are not in it'],
  ['sent', {}, 'No. Nothing of it has left this device.'],
] as const)('%s, %o: %s', (id, change, said) => {
  expect(answer(id, change)).toContain(said)
})
