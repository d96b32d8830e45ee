import { unzipSync, zipSync } from 'fflate'
import { canonicalJson, sha256Hex } from '../../../../../src/storage/hash'
import { passportReasons as reasons } from '../../../../../src/features/apply/passport/openCopy'
import { passportLimits } from '../../../../../src/features/apply/passport/format'
import { writePassport } from '../../../../../src/features/apply/passport/writePassport'
import { files, sampleDraft } from './fixtures'

export const whole = writePassport(sampleDraft(), files)
const entries = () => unzipSync(whole)

type Loose = Record<string, unknown>
type Json = Loose & { content: Loose & { values: Loose; attachments: Loose[] } }

/** The passport with changed JSON; with `sealed`, the changed content gets a correct hash again. */
export function withJson(change: (json: Json) => unknown, sealed = true): Uint8Array {
  const json = JSON.parse(new TextDecoder().decode(entries()['passport.json'])) as Json
  const changed = change(json) ?? json
  if (sealed) json['contentSha256'] = sha256Hex(canonicalJson(json.content))
  return withText(JSON.stringify(changed))
}

function withText(text: string): Uint8Array {
  return zipSync({ ...entries(), 'passport.json': new TextEncoder().encode(text) }, { level: 0 })
}

export function flipped(at: number): Uint8Array {
  const copy = whole.slice()
  copy[at] = (copy[at] ?? 0) ^ 0x55
  return copy
}

function without(name: string): Uint8Array {
  const { [name]: _left, ...rest } = entries()
  return zipSync(rest, { level: 0 })
}

/** A ZIP with an entry called `__proto__`, which fflate itself cannot write. */
function prototypeEntry(): Uint8Array {
  const zip = zipSync({ ...entries(), bystander: new Uint8Array(3) }, { level: 0 })
  const text = new TextDecoder('latin1').decode(zip)
  for (const { index } of text.matchAll(/bystander/g)) {
    zip.set(new TextEncoder().encode('__proto__'), index)
  }
  return zip
}

const inJson = Math.floor(whole.length * 0.3)
// The second local header is that of the first file; its content begins 37 bytes later.
const inFile = new TextDecoder('latin1').decode(whole).indexOf('PK\u0003\u0004', 4) + 47

/** Each kind of damage, and the reason to be shown; undefined where any will do. */
export const damaged: [string, Uint8Array, string | undefined][] = [
  ['an empty file', new Uint8Array(), reasons.foreign],
  ['two letters', new TextEncoder().encode('PK'), reasons.damaged],
  ['a text', new TextEncoder().encode('Dear nodal officer'), reasons.foreign],
  ['a PDF', new TextEncoder().encode('%PDF-1.7\n%âãÏÓ'), reasons.foreign],
  ['the end missing', whole.subarray(0, -1), reasons.damaged],
  ['half missing', whole.subarray(0, whole.length / 2), reasons.damaged],
  ['nine tenths missing', whole.subarray(0, whole.length / 10), reasons.damaged],
  ['the beginning missing', whole.subarray(1), reasons.foreign],
  ['a ZIP of something else', zipSync({ 'photo.jpg': new Uint8Array(9) }), reasons.foreign],
  ['an empty ZIP', zipSync({}), reasons.foreign],
  ['a stowaway', zipSync({ ...entries(), 'run.exe': new Uint8Array(3) }, { level: 0 }), undefined],
  [
    'an unnamed file',
    zipSync({ ...entries(), 'files/9': new Uint8Array(3) }, { level: 0 }),
    undefined,
  ],
  [
    'a path out of the ZIP',
    zipSync({ ...entries(), '../x': new Uint8Array(3) }, { level: 0 }),
    undefined,
  ],
  ['a prototype as entry', prototypeEntry(), undefined],
  [
    'compressed again (it could unpack to anything)',
    zipSync(entries(), { level: 9 }),
    reasons.damaged,
  ],
  ['the answers missing', without('passport.json'), reasons.foreign],
  ['a file missing', without('files/1'), reasons.fileMissing('asha scan.pdf')],
  ['a byte of the answers flipped', flipped(inJson), undefined],
  ['a byte of a file flipped', flipped(inFile), reasons.fileChanged('asha scan.pdf')],
  ['no JSON', withText('{"format":'), reasons.damaged],
  [
    'no UTF-8',
    zipSync({ ...entries(), 'passport.json': Uint8Array.of(0xff, 0xfe) }, { level: 0 }),
    reasons.damaged,
  ],
  ['JSON of null', withText('null'), reasons.foreign],
  ['JSON without an end to its brackets', withText('['.repeat(200_000)), reasons.damaged],
  ['another format', withJson((json) => ({ ...json, format: 'other' })), reasons.foreign],
  ['a newer version', withJson((json) => ({ ...json, version: 2 })), reasons.newer],
  ['version 0', withJson((json) => ({ ...json, version: 0 })), reasons.damaged],
  ['a version of text', withJson((json) => ({ ...json, version: '1' })), reasons.damaged],
  [
    'a newer shape of draft',
    withJson(({ content }) => void (content['schemaVersion'] = 99)),
    reasons.newer,
  ],
  [
    'a form of a newer version',
    withJson(({ content }) => void (content['kind'] = 'loan')),
    reasons.newer,
  ],
  [
    'a file in a field of a newer version',
    withJson(({ content }) => {
      const { employerId, ...mentor } = content.values['mentor'] as Record<string, string>
      content.values['mentor'] = { ...mentor, consent: employerId }
    }),
    reasons.newer,
  ],
  [
    'a field with a file that it does not have',
    withJson(({ content }) => {
      content.values['mentor'] = { ...(content.values['mentor'] as Loose), employerId: 'elsewhere' }
    }),
    reasons.fileMissing('Employer ID'),
  ],
  [
    'two files with one id',
    withJson(
      ({ content: { attachments } }) => void (attachments[1]!['id'] = attachments[0]!['id']),
    ),
    reasons.damaged,
  ],
  [
    'an answer changed',
    withJson(({ content }) => void (content.values['teamLeader'] = '0'), false),
    reasons.changed,
  ],
  ['no hash', withJson((json) => ({ ...json, contentSha256: undefined })), reasons.damaged],
  [
    'a time that is none',
    withJson(({ content }) => void (content['savedAt'] = 'today')),
    reasons.damaged,
  ],
  [
    'a time after all times',
    withJson(({ content }) => void (content['savedAt'] = 9e15)),
    reasons.damaged,
  ],
  [
    'a revision below 1',
    withJson(({ content }) => void (content['revision'] = 0)),
    reasons.damaged,
  ],
  [
    'a number as answer',
    withJson(({ content }) => void (content.values['mentor'] = { name: 7 })),
    reasons.damaged,
  ],
  [
    'members that are no list',
    withJson(({ content }) => void (content.values['teamMembers'] = {})),
    reasons.damaged,
  ],
  [
    'no member',
    withJson(({ content }) => void (content.values['teamMembers'] = [])),
    reasons.damaged,
  ],
  [
    'a crowd of members',
    withJson(
      ({ content }) =>
        void (content.values['teamMembers'] = Array.from({ length: 5000 }, () => ({}))),
    ),
    reasons.damaged,
  ],
  ['a key too many', withJson(({ content }) => void (content['owner'] = 'u-4')), reasons.damaged],
  [
    'a prototype as answer',
    withText(
      JSON.stringify({ format: 'ssip-draft', version: 1 }).replace(
        '{',
        '{"__proto__":{"ok":true},',
      ),
    ),
    reasons.damaged,
  ],
  [
    'a constructor as answer',
    withJson(({ content }) => void (content.values['mentor'] = { constructor: 'x' })),
    reasons.damaged,
  ],
  [
    'a whole Aadhaar number',
    withJson(
      ({ content }) => void (content.values['teamMembers'] = [{ aadharNo: '432187651234' }]),
    ),
    reasons.damaged,
  ],
  [
    'an answer that names no file of it',
    withJson(({ content }) => void (content.values['mentor'] = { employerId: 'nowhere' })),
    undefined,
  ],
  [
    'files of one id',
    withJson(
      ({ content }) =>
        void (content.attachments = content.attachments.map((file) => ({
          ...file,
          id: 'employer',
        }))),
    ),
    undefined,
  ],
  [
    'another size of a file',
    withJson(({ content }) => void (content.attachments[0]!['size'] = 1)),
    reasons.fileChanged('asha scan.pdf'),
  ],
  [
    'another hash of a file',
    withJson(({ content }) => void (content.attachments[0]!['sha256'] = '0'.repeat(64))),
    reasons.fileChanged('asha scan.pdf'),
  ],
  [
    'the answers as a file',
    withJson(({ content }) => void (content.attachments[0]!['entry'] = 'passport.json')),
    undefined,
  ],
  ['more than a copy holds', new Uint8Array(passportLimits.bytes + 1).fill(0x50), reasons.tooLarge],
]
