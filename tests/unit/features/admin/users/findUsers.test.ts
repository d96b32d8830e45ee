import { expect, test } from 'vitest'
import { filterUsers, rowNamed } from '../../../../../src/features/admin/users/findUsers'
import { fromServer } from '../../../../../src/features/admin/users/managedUser'
import { toUser } from '../../../../../src/domain/user/user'

const users = ['Asha Patel', 'फ\u093Cरीदा शाह', 'આશા પટેલ'].map((name, index) =>
  fromServer(toUser({ id: `${index}`, name, email: `user${index}@example.org` })),
)

test.each(['\u095Eरीदा', 'फ\u093Cरीदा', 'फरीदा', ' फरीदा शाह ', 'user1', 'user૧'])(
  'a Hindi name is found by the letters of any keyboard: %s',
  (search) => {
    expect(filterUsers(users, 'all', search)).toEqual([users[1]])
  },
)

test('typing the beginning of a Hindi name in the list goes to it', () => {
  expect(rowNamed(users, '\u095Eरी', 0)).toBe(1)
  expect(rowNamed(users, 'આ', 0)).toBe(2)
})
