import type { User } from './user'

/** What the portal calls a user where a name is needed: some servers have accounts without one. */
export function calledName({ name, email, id }: Pick<User, 'name' | 'email' | 'id'>): string {
  return [name, email, id].find((text) => text.trim() !== '') ?? ''
}
