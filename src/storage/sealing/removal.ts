import type { User } from '../../domain/user/user'
import { localValue } from '../../lib/localValue'
import { removeOwn } from './keeper'

/*
 * Where nothing can be sealed, a sign-out removes the person's work. The window may be closed before
 * that has ended, so it is noted: whoever opens the portal next goes on with it.
 */

type Leaver = Pick<User, 'id' | 'role'>

const noted = localValue('removing')
const textOf = ({ id, role }: Leaver) => `${role} ${id}`

/** To be called at once; the removal itself waits until the screens are gone. */
export function noteRemoval(leaver: Leaver): void {
  noted.write(textOf(leaver))
}

/** The person is back: what they keep here from now on stays. */
export function forgetRemoval(person: Leaver): void {
  if (noted.read() === textOf(person)) noted.remove()
}

export async function removeWork(leaver: Leaver): Promise<void> {
  await removeOwn(leaver, undefined)
  forgetRemoval(leaver)
}

/** Removes the work of whoever has signed out last, if that has not ended. */
export async function goOnRemoving(): Promise<void> {
  const [role, ...id] = noted.read()?.split(' ') ?? []
  if (role === 'user' || role === 'admin') await removeWork({ id: id.join(' '), role })
}
