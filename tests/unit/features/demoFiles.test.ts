// @vitest-environment jsdom

import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { readPassport } from '../../../src/features/apply/passport/readPassport'
import { writePassport } from '../../../src/features/apply/passport/writePassport'
import { checkAnswers } from '../../../src/features/my-applications/pack/answersFile'
import { packFiles } from '../../../src/features/my-applications/pack/packFiles'
import { attachmentsOf } from '../../../src/storage/attachments'
import { keepSubmission } from '../../support/grantValues'
import { files, sampleDraft } from './apply/passport/fixtures'

const note = 'Demo: sample data, not a real record'

beforeAll(() => {
  document.documentElement.dataset['demo'] = 'true'
})

test('the pack’s document and answers say that they are from a demo, and their hash is still valid', async () => {
  const submission = await keepSubmission('poc')
  const pack = packFiles(submission, await attachmentsOf(submission.id)).files
  const textOf = (name: string) => strFromU8(pack[name] ?? new Uint8Array())
  expect(textOf('application.html').split(`<p class="demo-note">${note}</p>`)).toHaveLength(2)
  expect(JSON.parse(textOf('answers.json'))).toMatchObject({ note })
  expect(checkAnswers(textOf('answers.json'), submission)).toEqual({ kind: 'same' })
})

test('a draft passport from a demo says so in its JSON, and opens like any other', () => {
  const bytes = writePassport(sampleDraft(), files)
  const json = strFromU8(unzipSync(bytes)['passport.json'] ?? new Uint8Array())
  expect(JSON.parse(json)).toMatchObject({ note })
  expect(readPassport(bytes)).toMatchObject({ ok: true, passport: { kind: 'poc' } })
})
