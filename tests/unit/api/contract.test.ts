import { expect, test } from 'vitest'
import { contract } from '../../../src/api/contract'

const asha = { _id: '7', name: 'Asha', email: 'asha@example.org' }

function userIn(answer: unknown): unknown {
  return contract.profile.answer.parse(answer).data.user
}

test.each([
  ['the spec’s', { success: true, data: { user: asha } }],
  ['without the flag', { data: { user: asha } }],
  ['at the top', { user: asha }],
  ['bare in data', { data: asha }],
  ['bare', asha],
  ['id for _id', { data: { user: { id: '7', name: 'Asha', email: 'asha@example.org' } } }],
  ['a numeric id', { user: { id: 7, name: 'Asha', email: 'asha@example.org' } }],
  ['with more than was asked for', { user: { ...asha, __v: 0, roles: ['x'] }, links: [] }],
  ['in the envelope of ASP.NET', { result: { user: asha }, success: true, error: null }],
  ['bare in a result', { result: asha, targetUrl: null }],
  ['in a payload', { payload: { user: asha } }],
  ['under profile', { data: { profile: asha } }],
  ['with a profile of their own', { ...asha, profile: { ...asha, _id: '12' } }],
  ['as JSON:API has it', { data: { id: 7, type: 'user', attributes: { ...asha, _id: null } } }],
  ['of GraphQL', { data: { user: asha }, errors: null }],
  ['of MongoDB', { user: { ...asha, _id: { $oid: '7' } } }],
  ['of PHP', { user: { user_id: 7, full_name: 'Asha', email_address: 'asha@example.org' } }],
  ['of Django', { id: 7, first_name: 'Asha', last_name: '', email: 'asha@example.org' }],
  ['of Strapi', { id: 7, username: 'Asha', email: 'asha@example.org' }],
  ['with an empty message', { success: true, message: null, data: { user: asha } }],
])('a user, %s', (_name, answer) => {
  expect(userIn(answer)).toMatchObject(asha)
})

test('of a user with an address, attributes are something else', () => {
  expect(userIn({ ...asha, attributes: { role: 'admin' } })).toMatchObject({ role: undefined })
})

test('a name in parts is one name', () => {
  const parted = { id: 7, email: 'asha@example.org', username: 'asha7' }
  for (const name of [
    { firstName: 'Asha', lastName: 'Patel' },
    { first_name: 'Asha', last_name: 'Patel' },
  ])
    expect(userIn({ ...parted, ...name })).toMatchObject({ name: 'Asha Patel' })
})

test('where the whole name is blank, its parts or the one to sign in with are taken', () => {
  const account = { id: 7, email: 'asha@example.org', full_name: ' ', username: 'asha7' }
  expect(userIn({ ...account, first_name: 'Asha' })).toMatchObject({ name: 'Asha' })
  expect(userIn({ ...account, first_name: '', last_name: '' })).toMatchObject({ name: 'asha7' })
  expect(userIn({ ...account, username: '' })).toMatchObject({ name: '' })
  expect(userIn({ ...account, username: null })).toMatchObject({ name: ' ' })
})

/** Of `firstName`: as it is, and as servers in other languages spell it. */
const spellings: Record<string, (name: string) => string> = {
  camelCase: (name) => name,
  PascalCase: (name) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  snake_case: (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  Snake_Case: (name) => spellings['PascalCase']!(name).replaceAll(/(?<=.)[A-Z]/g, '_$&'),
  'kebab-case': (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  UPPERCASE: (name) => name.toUpperCase(),
  'With Spaces': (name) => spellings['PascalCase']!(name).replaceAll(/(?<=.)[A-Z]/g, ' $&'),
}

/** The same value with the names of all its records spelt anew. */
function spelt(value: unknown, spell: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => spelt(item, spell))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [spell(name), spelt(inner, spell)]),
  )
}

test.each(Object.entries(spellings))('names in %s are the same names', (_name, spell) => {
  const user = {
    id: 7,
    firstName: 'Asha',
    lastName: 'Patel',
    emailAddress: 'asha@example.org',
    role: { name: 'Admin' },
    institution: 'Sabarmati',
    department: 'Design',
    phone: 9825501234,
    createdAt: '2026-01-05',
    lastLoginAt: '2026-02-01',
  }
  const read = {
    _id: '7',
    name: 'Asha Patel',
    email: 'asha@example.org',
    role: 'admin',
    institution: 'Sabarmati',
    department: 'Design',
    phone: '9825501234',
    createdAt: '2026-01-05',
    lastLogin: '2026-02-01',
  }
  expect(userIn(spelt({ data: { user } }, spell))).toEqual(read)
  expect(userIn(spelt({ result: { account: user } }, spell))).toEqual(read)
  expect(userIn(spelt({ data: { id: 7, attributes: user } }, spell))).toEqual(read)
  const token = { accessToken: 't' }
  for (const session of [{ user, ...token }, { data: { user, tokens: token } }])
    expect(contract.login.answer.parse(spelt(session, spell))).toEqual({
      success: true,
      message: undefined,
      data: { user: read, token: 't' },
    })
  for (const list of [
    { message: 'Here', data: { users: [user] }, totalItems: 3 },
    { message: 'Here', items: [user], pageInfo: { totalCount: 3, hasNextPage: true } },
  ])
    expect(contract.listUsers.answer.parse(spelt(list, spell))).toEqual({
      success: true,
      message: 'Here',
      data: { users: [read], of: 3 },
    })
  const links = { users: [user], links: [{ rel: 'next' }] }
  expect(contract.listUsers.answer.parse(spelt(links, spell)).data.of).toBe('more')
})

test('the name as the portal knows it comes before another spelling, and one with a value before one without', () => {
  expect(userIn({ ...asha, Name: 'asha7', NAME: 'x' })).toMatchObject(asha)
  expect(userIn({ ...asha, name: null, Name: 'Asha' })).toMatchObject(asha)
})

test('values that are missing, null or not text are left out; numbers and dates are read', () => {
  const odd = { role: null, institution: ['a'], department: {}, phone: 9825501234 }
  const user = userIn({
    user: { ...asha, ...odd, createdAt: 1767594600, lastLogin: 1767594600000 },
  })
  expect(user).toMatchObject({
    role: undefined,
    institution: undefined,
    department: undefined,
    phone: '9825501234',
    createdAt: '2026-01-05T06:30:00.000Z',
    lastLogin: '2026-01-05T06:30:00.000Z',
  })
})

test.each([
  ['Laravel', { created_at: '2026-01-05T06:30:00.000Z', last_login: '2026-02-01T06:30:00.000Z' }],
  ['Rails', { createdAt: '2026-01-05T06:30:00.000Z', lastLoginAt: '2026-02-01T06:30:00.000Z' }],
  [
    'a package of Laravel',
    { created_at: '2026-01-05T06:30:00.000Z', last_login_at: '2026-02-01T06:30:00.000Z' },
  ],
  ['Django', { date_joined: '2026-01-05T06:30:00.000Z', last_login: '2026-02-01T06:30:00.000Z' }],
  ['the spec', { createdAt: '2026-01-05T06:30:00.000Z', lastLogin: '2026-02-01T06:30:00.000Z' }],
])('dates under the names of %s are read', (_name, dates) => {
  expect(userIn({ user: { ...asha, ...dates } })).toMatchObject({
    createdAt: '2026-01-05T06:30:00.000Z',
    lastLogin: '2026-02-01T06:30:00.000Z',
  })
})

test.each([
  ['Go, for none', '0001-01-01T00:00:00Z', undefined],
  ['MySQL, for none', '0000-00-00 00:00:00', undefined],
  ['Unix, for none', 0, undefined],
  ['Unix by way of PHP, for none', '0', undefined],
  ['PHP, for none', '1970-01-01T00:00:00+00:00', undefined],
  ['a text of seconds', '1767594600', '2026-01-05T06:30:00.000Z'],
  ['Jackson, of a day', [2026, 1, 5], '2026-01-05'],
  ['Jackson', [2026, 1, 5, 6, 30], new Date(2026, 0, 5, 6, 30).toISOString()],
  [
    'Jackson, to the nanosecond',
    [2026, 1, 5, 6, 30, 7, 8000],
    new Date(2026, 0, 5, 6, 30, 7).toISOString(),
  ],
  ['MongoDB', { $date: '2026-01-05T06:30:00Z' }, '2026-01-05T06:30:00Z'],
  ['MongoDB, as a number', { $date: 1767594600000 }, '2026-01-05T06:30:00.000Z'],
  ['MongoDB, exactly', { $date: { $numberLong: '1767594600000' } }, '2026-01-05T06:30:00.000Z'],
  [
    'PHP, as a record of none',
    { date: '-0001-11-30 00:00:00.000000', timezone_type: 3, timezone: 'UTC' },
    undefined,
  ],
  ['Firestore', { _seconds: 1767594600, _nanoseconds: 0 }, '2026-01-05T06:30:00.000Z'],
  [
    'PHP, as a record',
    { date: '2026-01-05 06:30:00.000000', timezone_type: 3, timezone: 'UTC' },
    '2026-01-05 06:30:00.000000Z',
  ],
  [
    'PHP, as a record of another zone',
    { date: '2026-01-05 12:00:00.000000', timezone_type: 1, timezone: '+05:30' },
    '2026-01-05 12:00:00.000000+05:30',
  ],
  [
    'PHP, as a record of a zone by name',
    { date: '2026-01-05 12:00:00.000000', timezone_type: 3, timezone: 'Asia/Kolkata' },
    '2026-01-05 12:00:00.000000',
  ],
  ['PHP in India', '05-11-2026', '2026-11-05'],
  ['a page in India', '5/11/2026, 2:30:00 pm', new Date(2026, 10, 5, 14, 30).toISOString()],
  ['a page in India, in short', '5/11/26, 2:30 pm', new Date(2026, 10, 5, 14, 30).toISOString()],
  ['a page in America, in short', '11/5/26, 2:30 PM', new Date(2026, 10, 5, 14, 30).toISOString()],
  ['somebody in a hurry', '05-11-26', '2026-11-05'],
  ['somebody in a hurry who errs', '31-02-26', '2026-02-31'],
  ['Germany', '05.11.2026 14:30', new Date(2026, 10, 5, 14, 30).toISOString()],
  ['a month first, as no day can be read', '11/25/2026', '2026-11-25'],
  ['America', '11/5/2026, 2:30:00 PM', new Date(2026, 10, 5, 14, 30).toISOString()],
  ['somebody who errs', '31-02-2026', '2026-02-31'],
  ['somebody who errs in America', '02/31/2026', '2026-02-31'],
  ['a list of parts that err', [2026, 2, 31], '2026-02-31'],
  ['a sentence', 'last Tuesday', 'last Tuesday'],
  ['a list that is no date', ['x', 1], undefined],
  ['Postgres', '2026-01-05 06:30:00+00', '2026-01-05 06:30:00+00'],
])('a date, as written by %s', (_name, written, read) => {
  expect(userIn({ user: { ...asha, lastLogin: written } })).toMatchObject({ lastLogin: read })
})

test.each([
  ['the spec', 'admin', 'admin'],
  ['an enum of Java', 'ADMIN', 'admin'],
  ['Spring', 'ROLE_ADMIN', 'admin'],
  ['a form', 'Administrator', 'admin'],
  ['a table of roles', { id: 1, name: 'Admin' }, 'admin'],
  ['several', ['user', 'admin'], 'admin'],
  ['Spring, for everybody else', 'ROLE_USER', 'ROLE_USER'],
  ['several, for everybody else', ['ROLE_USER'], undefined],
  ['a title', 'Admin of the canteen', 'Admin of the canteen'],
  ['a number', 7, '7'],
])('a role, as written by %s', (_name, role, read) => {
  expect(userIn({ user: { ...asha, role } })).toMatchObject({ role: read })
  expect(userIn({ user: { ...asha, roles: role } })).toMatchObject({ role: read })
})

test.each([
  ['an empty id', { id: ' ', name: 'Asha', email: 'a@example.org' }],
  ['no id', { name: 'Asha', email: 'a@example.org' }],
  ['no name', { id: 7, email: 'a@example.org' }],
  ['a name that is none', { id: 7, name: {}, email: 'a@example.org' }],
  ['no e-mail', { id: 7, name: 'Asha', email: null }],
  ['nothing', null],
])('a record with %s is not a user', (_name, user) => {
  expect(contract.profile.answer.safeParse({ data: { user } }).success).toBe(false)
})

test.each([
  ['the spec’s', { success: true, data: { user: asha, token: 't' } }],
  ['at the top', { user: asha, token: 't' }],
  ['the token beside the data', { data: { user: asha }, token: 't' }],
  ['an access token', { user: asha, access_token: 't', token_type: 'Bearer' }],
  ['a bare user beside the token', { ...asha, accessToken: 't' }],
  ['a token in the user', { user: { ...asha, token: 't' } }],
  ['tokens of several kinds', { data: { user: asha, tokens: { access: 't', refresh: 'r' } } }],
  [
    'tokens with their end',
    { user: asha, tokens: { access: { token: 't', expires: '2027-01-01' } } },
  ],
  ['a token that is written as the header wants it', { user: asha, token: 'Bearer t' }],
])('a session, %s', (_name, answer) => {
  expect(contract.login.answer.parse(answer).data).toMatchObject({ user: asha, token: 't' })
})

test.each([
  ['the spec’s', { success: true, data: { users: [asha] } }],
  ['at the top', { users: [asha] }],
  ['a bare list', [asha]],
  ['a list in data', { data: [asha] }],
  ['a page of Django', { count: 1, next: null, results: [asha] }],
  ['a page of Mongoose', { docs: [asha], totalDocs: 1 }],
  ['a page of Sequelize', { data: { count: 1, rows: [asha] } }],
  ['a page of Spring', { data: { content: [asha], totalElements: 1 } }],
  ['a page in a result', { result: { totalCount: 1, items: [asha] } }],
  ['the nodes of GraphQL', { data: { users: { nodes: [asha] } } }],
  ['a page of Laravel as the users', { data: { users: { data: [asha], total: 1, last_page: 1 } } }],
  ['a page of Spring as the users', { users: { content: [asha], last: true } }],
])('a list of users, %s', (_name, answer) => {
  expect(contract.listUsers.answer.parse(answer).data.users).toMatchObject([asha])
})

test.each([
  ['Django', { count: 3, next: '/users?page=2', results: [asha] }, 3],
  ['Mongoose', { docs: [asha], totalDocs: 3, hasNextPage: true }, 3],
  ['Spring', { data: { content: [asha], totalElements: 3, last: false } }, 3],
  ['Laravel', { data: [asha], meta: { total: 3 }, links: { next: '/users?page=2' } }, 3],
  ['a figure beside the list', { success: true, data: { users: [asha], total: '3' } }, 3],
  ['pages that are numbered', { users: [asha], pagination: { page: 1, pages: 3 } }, 'more'],
  ['records that are counted', { data: { users: [asha], totalRecords: 3 } }, 3],
  ['a page inside of meta', { data: [asha], meta: { pagination: { total_count: 3 } } }, 3],
  ['a last page', { data: { users: [asha], currentPage: 1, lastPage: 3 } }, 'more'],
  ['a cursor', { users: [asha], nextCursor: 'b2' }, 'more'],
  ['a link', { users: [asha], paging: { next: '/users?after=b2' } }, 'more'],
  ['a list of links', { users: [asha], links: [{ rel: 'self' }, { rel: 'next' }] }, 'more'],
  ['a cursor with its own record', { users: [asha], pageInfo: { hasNextPage: true } }, 'more'],
  ['a slice of Spring', { content: [asha], number: 0, last: false }, 'more'],
  ['OData', { value: [asha], '@odata.nextLink': '/users?$skip=1' }, 'more'],
  ['a counted OData', { value: [asha], '@odata.count': 3, '@odata.nextLink': '/x' }, 3],
  ['results that are counted', { users: [asha], page: 1, totalResults: 3 }, 3],
  ['Laravel, as the users', { data: { users: { data: [asha], total: 3, last_page: 3 } } }, 3],
  ['Spring, as the users', { data: { users: { content: [asha], last: false } } }, 'more'],
  ['a figure beside a page', { users: { docs: [asha] }, total: 3 }, 3],
  ['a mark that there is more', { users: [asha], hasMore: true }, 'more'],
])('the first page of a list, by %s, says of how many it is', (_name, answer, of) => {
  expect(contract.listUsers.answer.parse(answer).data.of).toBe(of)
})

test.each([
  ['the spec’s', { success: true, data: { users: [asha] } }],
  ['a page that is the whole', { count: 1, next: null, page: 1, pages: 1, results: [asha] }],
  ['the last slice of Spring', { content: [asha], number: 0, last: true }],
  ['one with a link to its last page', { data: [asha], links: { last: null, next: null } }],
  ['one with a list of other links', { users: [asha], links: [{ rel: 'self' }] }],
  ['one with the number of its last page', { users: [asha], last: 0 }],
  ['one that says no in a text', { users: [asha], hasNext: 'false', next: '0' }],
  ['a count that is none', { users: [asha], total: 'all of them', count: 0, hasMore: false }],
])('a whole list, %s, is of no more than it holds', (_name, answer) => {
  expect(contract.listUsers.answer.parse(answer).data.of).toBeUndefined()
})

test('an unreadable record does not affect the others', () => {
  const { users } = contract.listUsers.answer.parse([asha, { id: 8 }, null, 'x']).data
  expect(users).toMatchObject([asha, null, null, null])
  expect(contract.listUsers.answer.parse([]).data.users).toEqual([])
  // A list in which nothing can be read is not a list of users.
  expect(contract.listUsers.answer.safeParse([{ id: 8 }, 'x']).success).toBe(false)
})

test.each([[undefined], [null], ['Created'], [{}], [{ data: null }], [{ data: { user: 7 } }]])(
  'a 2xx means that the account was created, whatever it says: %j',
  (answer) => {
    expect(contract.createAdmin.answer.parse(answer).data).toEqual({ user: undefined })
    expect(contract.createStudent.answer.safeParse(answer).success).toBe(true)
  },
)
