import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { readPassport } from '../../../src/features/apply/passport/readPassport'
import { writePassport } from '../../../src/features/apply/passport/writePassport'
import { checkAnswers } from '../../../src/features/my-applications/pack/answersFile'
import { packFiles } from '../../../src/features/my-applications/pack/packFiles'
import { markFilesAsDemo } from '../../../src/lib/demoMark'
import { attachmentsOf } from '../../../src/storage/attachments'
import { keepSubmission } from '../../support/grantValues'
import { files, sampleDraft } from './apply/passport/fixtures'

const note = 'Demo: sample data, not a real record'

beforeAll(markFilesAsDemo)

test('the document and the answers in the pack say that they are of a demo, and still check out', async () => {
  const submission = await keepSubmission('poc')
  const pack = packFiles(submission, await attachmentsOf(submission.id)).files
  const textOf = (name: string) => strFromU8(pack[name] ?? new Uint8Array())
  expect(textOf('application.html').split(`<p>${note}</p>`)).toHaveLength(2)
  expect(JSON.parse(textOf('answers.json'))).toMatchObject({ note })
  expect(checkAnswers(textOf('answers.json'), submission)).toEqual({ kind: 'same' })
})

test('a draft passport says so in its own JSON, and opens as any other', () => {
  const bytes = writePassport(sampleDraft(), files)
  const json = strFromU8(unzipSync(bytes)['passport.json'] ?? new Uint8Array())
  expect(JSON.parse(json)).toMatchObject({ note })
  expect(readPassport(bytes)).toMatchObject({ ok: true, passport: { kind: 'poc' } })
})
