import { expect, test } from 'vitest'
import { ServerDatabase } from '../../../mocks/database'
import { mockFetch } from '../../../mocks/fetch'
import { allHandlers } from '../../../mocks/handlers/all'
import { memoryStore } from '../../../mocks/memoryStore'
import type * as Failure from '../../../src/api/failure'
import { readRefusal } from '../../../src/api/refusal'
import type * as Auth from '../../../src/auth/copy'
import type * as Said from '../../../src/domain/server/translateSaid'
import { modulesIn, translations } from '../../support/languages'

/** The pretend server's messages for refused sign-ins and sign-ups. */
async function refusals(): Promise<string[]> {
  const send = mockFetch(allHandlers(new ServerDatabase(memoryStore())))
  const post = (path: string, body: object) =>
    send(
      new Request(`https://server.example${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const asking = ['student', 'forbidden', 'fields', 'error'].map((name) =>
    post('/auth/login', { email: `${name}@ssip.example`, password: 'Wrong123' }),
  )
  const taken = { name: 'Asha Patel', email: 'student@ssip.example' }
  const password = { password: 'Sample123', confirmPassword: 'Sample123' }
  asking.push(post('/auth/signup', { ...taken, ...password }), post('/auth/signup', {}))
  const answers = await Promise.all(asking)
  const bodies = await Promise.all(answers.map(async (answer): Promise<unknown> => answer.json()))
  return bodies
    .map(readRefusal)
    .flatMap(({ message, errors }) =>
      [message, ...errors.map((error) => error.message)].filter((said) => said !== undefined),
    )
}

test.each(translations)('every refusal of the pretend server is known: %s', async (id) => {
  const said = await refusals()
  expect(new Set(said).size).toBeGreaterThan(8)
  const { load, close } = await modulesIn(id)
  try {
    const { translateSaid } = (await load('domain/server/translateSaid.ts')) as typeof Said
    expect(said.filter((words) => translateSaid(words)?.original !== words)).toEqual([])
    expect(translateSaid('signup failed. Wait a minute.')?.own).toMatch(
      /^\P{Script=Latin}+ Wait a minute\.$/u,
    )
    expect(translateSaid('Wait a minute.')).toBeUndefined()
  } finally {
    await close()
  }
})

test('before what happened, a sentence in Hindi ends as all others do', async () => {
  const { load, close } = await modulesIn('hi')
  try {
    const { describeFailure } = (await load('api/failure.ts')) as typeof Failure
    const { authCopy } = (await load('languages/hi/auth/copy.ts')) as typeof Auth
    for (const failed of [authCopy.loginFailed, authCopy.signupFailed])
      expect(describeFailure({ kind: 'timeout', seconds: 15 }, failed)).not.toContain('.')
  } finally {
    await close()
  }
})
