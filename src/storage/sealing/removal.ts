import type { User } from '../../domain/user/user'
import { localValue } from '../../lib/localValue'
import { removeOwn } from './keeper'

/*
 * Where nothing can be sealed, a sign-out removes the person's work. The window may be closed before
 * that has ended, so it is noted: whoever opens the portal next goes on with it.
 */

type Leaver = Pick<User, 'id' | 'role'>

/** A line for each leaver: the work of an earlier one may still be here when the next one leaves. */
const noted = localValue('removing')
const lineOf = ({ id, role }: Leaver) => `${role} ${id}`

const lines = () => noted.read()?.split('\n') ?? []
const linesWithout = (person: Leaver) => lines().filter((line) => line !== lineOf(person))

/** To be called at once; the removal itself waits until the screens are gone. */
export function noteRemoval(leaver: Leaver): void {
  noted.write([...linesWithout(leaver), lineOf(leaver)].join('\n'))
}

/** The person is back: what they keep here from now on stays. */
export function forgetRemoval(person: Leaver): void {
  const others = linesWithout(person)
  if (others.length === 0) noted.remove()
  else noted.write(others.join('\n'))
}

export async function removeWork(leaver: Leaver): Promise<void> {
  await removeOwn(leaver, undefined)
  forgetRemoval(leaver)
}

/** Removes the work of all who have signed out, as far as that has not ended. */
export async function goOnRemoving(): Promise<void> {
  await Promise.all(
    lines().map(async (line) => {
      const [role, ...id] = line.split(' ')
      if (role === 'user' || role === 'admin') await removeWork({ id: id.join(' '), role })
    }),
  )
}
