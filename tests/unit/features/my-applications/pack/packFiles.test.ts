// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync, strFromU8 } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkAnswers } from '../../../../../src/features/my-applications/pack/answersFile'
import { packFiles } from '../../../../../src/features/my-applications/pack/packFiles'
import { savePack } from '../../../../../src/features/my-applications/pack/sharePack'
import { canonicalJson, sha256Hex } from '../../../../../src/storage/hash'
import { addAttachment, attachmentsOf } from '../../../../../src/storage/attachments'
import { database } from '../../../../../src/storage/database'
import { listSubmissions } from '../../../../../src/storage/submissions/submissions'
import type { SubmissionRow } from '../../../../../src/storage/rows'
import { noticeStore } from '../../../../../src/ui/overlays/notices'
import { keepSubmission, sampleAadhaarNumbers, sampleBytes } from '../../../../support/grantValues'
import { bareDigits, namedAfterNumbers, strewNumbers } from '../../../../support/numbersAstray'
import { catchSavedFiles } from '../../../../support/savedFiles'
import { eventually } from '../../../../support/eventually'
import { thisYear } from '../../../../support/thisYear'

let submission: SubmissionRow
beforeEach(async () => {
  submission = await keepSubmission('poc', {
    change: (values) => {
      values.fields['workDone'] = 'A <b>first</b> line & more\nA second line'
      values.fields['methodology'] = `${'A long way. '.repeat(500)}The end.`
    },
  })
})

afterEach(() => vi.useRealTimers())

async function unzipped() {
  const saved = catchSavedFiles()
  await savePack(submission)
  const file = await saved.last()
  return { ...file, files: unzipSync(file.bytes) }
}

function documentOf(files: Record<string, Uint8Array>) {
  const html = strFromU8(files['application.html'] ?? new Uint8Array())
  return { html, text: new DOMParser().parseFromString(html, 'text/html').body.textContent }
}

test('the pack is one ZIP with the document, the answers and every attachment', async () => {
  const { name, type, files } = await unzipped()
  expect(name).toBe(`SSIP-POC-${thisYear}-001 pack.zip`)
  expect(type).toBe('application/zip')
  expect(Object.keys(files).toSorted()).toEqual([
    'answers.json',
    'application.html',
    'attachments/aadhaar (2).pdf',
    'attachments/aadhaar.pdf',
    'attachments/employer id.png',
  ])
})

test.each(['1970-01-01T06:00:00', '2107-03-05T10:00:00'])(
  'a phone whose clock says %s can save the pack all the same',
  async (now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const { files } = await unzipped()
    expect(Object.keys(files)).toHaveLength(5)
  },
)

test('the attachments are byte for byte what was attached', async () => {
  const { files } = await unzipped()
  const packed = ['aadhaar.pdf', 'aadhaar (2).pdf', 'employer id.png'].map(
    (name) => files[`attachments/${name}`] ?? new Uint8Array(),
  )
  const hashes = packed.map((bytes) => sha256Hex(bytes)).toSorted()
  expect(hashes).toEqual(submission.content.attachments.map((file) => file.sha256).toSorted())
  expect(hashes).toEqual(
    [0, 1, 2].map((seed) => sha256Hex(new Uint8Array(sampleBytes(seed)))).toSorted(),
  )
})

test('the document has every question with its whole answer, the number, the hash and the signature lines', async () => {
  const { text } = documentOf((await unzipped()).files)
  for (const group of submission.content.answers) {
    expect(text).toContain(group.title)
    for (const answer of group.answers) {
      expect(text).toContain(answer.label)
      expect(text).toContain(answer.text)
    }
  }
  expect(text).toContain(`Provisional application numberSSIP/POC/${thisYear}/001`)
  expect(text).toContain(submission.contentHash)
  expect(text).toContain('Lead innovatorAsha Patel')
  expect(text).toContain('MentorDr Kavita RaoAssociate Professor')
  expect(text).toContain('Head of institutionDr Rekha BhattSabarmati Institute of Technology')
  expect(text).toContain('We declare that the answers in this application are true and complete')
})

test('the document of an older version has a blank for the head’s name, which was not asked for', async () => {
  const path = join(import.meta.dirname, '../../../../stored/submission-1.json')
  await database.table('submissions').put(JSON.parse(readFileSync(path, 'utf8')))
  const old = (await listSubmissions('u-student')).find(({ id }) => id !== submission.id)
  if (old === undefined) throw new Error('It was not read')
  const { text } = documentOf(packFiles(old, []).files)
  expect(text).toContain('InstitutionNot specified')
  expect(text).toContain('Head of institutionNameSignature, date and seal')
})

test('the document is self-contained and runs nothing, whatever was typed', async () => {
  const { html } = documentOf((await unzipped()).files)
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  expect(parsed.querySelectorAll('script, link, img, b')).toHaveLength(0)
  expect(parsed.querySelectorAll('h1')).toHaveLength(1)
  expect(parsed.title).toBe(`SSIP/POC/${thisYear}/001 Low-cost soil moisture probe`)
})

test('the answers as data carry their correct hash', async () => {
  const { files } = await unzipped()
  const data = JSON.parse(strFromU8(files['answers.json'] ?? new Uint8Array())) as {
    content: unknown
    contentHash: string
  }
  expect(data.content).toEqual(submission.content)
  expect(sha256Hex(canonicalJson(data.content))).toBe(data.contentHash)
  expect(data.contentHash).toBe(submission.contentHash)
})

test('no file of the pack contains a complete Aadhaar number, only the last four digits', async () => {
  const { files } = await unzipped()
  for (const name of ['application.html', 'answers.json']) {
    const text = strFromU8(files[name] ?? new Uint8Array())
    for (const number of sampleAadhaarNumbers) {
      expect(text.replaceAll(/[\s-]/g, '')).not.toContain(number)
      expect(text).toContain(`XXXX XXXX ${number.slice(-4)}`)
    }
  }
})

test('a number in an answer or a file name is masked in the document and in the names, and the hash stays', async () => {
  const astray = await keepSubmission('poc', { change: strewNumbers, fileNames: namedAfterNumbers })
  const { files } = packFiles(astray, await attachmentsOf(astray.id))
  const { html, text } = documentOf(files)
  const title = new DOMParser().parseFromString(html, 'text/html').title
  for (const number of sampleAadhaarNumbers)
    for (const shown of [text, title, ...Object.keys(files)])
      expect(bareDigits(shown ?? '')).not.toContain(number)
  expect(title).toContain('Probe of XXXX XXXX 0561')
  expect(Object.keys(files)).toContain('attachments/Aadhaar XXXX XXXX 0561.pdf')
  expect(text).toContain(astray.contentHash)
  const answers = strFromU8(files['answers.json'] ?? new Uint8Array())
  expect(checkAnswers(answers, astray)).toEqual({ kind: 'same' })
  const none = packFiles(astray, [])
  expect(none.missing).toContain('XXXX XXXX 8826.pdf')
})

test('files uploaded after submission are in a separate folder', async () => {
  await addAttachment(
    submission.id,
    { name: 'consent.pdf', type: 'application/pdf', bytes: sampleBytes(9) },
    { purpose: 'document' },
  )
  const { files } = await unzipped()
  expect(files['uploaded later/consent.pdf']).toEqual(new Uint8Array(sampleBytes(9)))
  expect(files['attachments/consent.pdf']).toBeUndefined()
})

test('an attachment missing from the device is named, and the rest is saved', async () => {
  const attachments = await attachmentsOf(submission.id)
  const gone = attachments.find((file) => file.name === 'employer id.png')
  await database.attachments.delete(gone?.id ?? '')
  const { missing } = packFiles(submission, await attachmentsOf(submission.id))
  expect(missing).toEqual(['employer id.png'])

  const saved = catchSavedFiles()
  const done = savePack(submission)
  await eventually(() => expect(noticeStore.read().asks[0]?.detail).toContain('employer id.png'))
  noticeStore.read().asks[0]?.answer(true)
  await done
  expect(saved.names()).toEqual([`SSIP-POC-${thisYear}-001 pack.zip`])
})
