import { join, resolve } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { translated } from '../../../scripts/build/translated'
import type * as PocForm from '../../../src/domain/grant-form/poc/form'
import type * as Content from '../../../src/domain/grant-form/submissionContent'
import type * as Paper from '../../../src/features/my-applications/pack/PackDocument'
import { languages } from '../../../src/lib/languages'
import type { SubmissionRow } from '../../../src/storage/rows'
import { keepSubmission } from '../../support/grantValues'

const root = resolve(import.meta.dirname, '../../..')

const both = (own: string, english: string) =>
  `${own} <span lang="en" class="paper-official">${english}</span>`

/** What a student who reads one language hands in to an office that reads English. */
describe.each([
  { id: 'gu', department: 'વિભાગ', yes: 'હા', lead: 'મુખ્ય ઇનોવેટર' },
  { id: 'hi', department: 'विभाग', yes: 'हाँ', lead: 'मुख्य इनोवेटर' },
])('the paper in $id', ({ id, department, yes, lead }) => {
  let server: ViteDevServer
  let submission: SubmissionRow
  let paperOf: (application: SubmissionRow) => string

  beforeAll(async () => {
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [translated(id)],
      define: { __LANGUAGE__: JSON.stringify(languages.find((one) => one.id === id)) },
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    submission = await keepSubmission('poc')
    const { PackDocument } = (await server.ssrLoadModule(
      join(root, 'src/features/my-applications/pack/PackDocument.tsx'),
    )) as typeof Paper
    paperOf = (application) =>
      renderToStaticMarkup(createElement(PackDocument, { submission: application }))
  })
  afterAll(() => server.close())

  test('has each label in both languages, the English one in small type beside it', () => {
    const text = paperOf(submission)
    expect(text).toContain(both(department, 'Department'))
    expect(text).toContain(both(lead, 'Lead innovator'))
  })

  test('has a choice in both languages, and what was typed as it was typed', () => {
    const text = paperOf(submission)
    expect(text).toContain(both(yes, 'Yes'))
    expect(text).toContain('<dd>Low-cost soil moisture probe</dd>')
  })

  test('keeps a question that an older form worded differently', () => {
    const older = structuredClone(submission)
    for (const answer of older.content.answers.flatMap(({ answers }) => answers))
      if (answer.label === 'Department') answer.label = 'Branch of study'
    const text = paperOf(older)
    expect(text).toContain('<dt>Branch of study</dt>')
    expect(text).not.toContain(department)
  })

  test('leaves what the hash covers in English', async () => {
    const { submissionContent } = (await server.ssrLoadModule(
      join(root, 'src/domain/grant-form/submissionContent.ts'),
    )) as typeof Content
    const { pocForm } = (await server.ssrLoadModule(
      join(root, 'src/domain/grant-form/poc/form.ts'),
    )) as typeof PocForm
    const { number, submittedAt, values, content } = submission
    const again = submissionContent(pocForm, values, { number, submittedAt }, [])
    expect(pocForm.name).not.toBe(content.form)
    expect(again.form).toBe(content.form)
    const asked = ({ answers }: typeof content) =>
      answers.flatMap((group) => [group.title, ...group.answers.map(({ label }) => label)])
    expect(asked(again)).toEqual(asked(content))
  })
})
