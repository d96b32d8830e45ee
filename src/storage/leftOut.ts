import { countUnshown, type OnUnshown, type Unshown } from '../domain/application/unshown'
import { storageFailure, type StorageFailure } from './failure'
import { reportSetAside } from './setAside'

/** How much a list leaves out, and why it has nothing of this device if that could not be read. */
export type LeftOut = { unshown: Unshown; problem?: StorageFailure }

/**
 * A list of a table, for one person or for everybody, with what it leaves out; `instead` where this
 * device cannot be read.
 */
export async function withLeftOut<List extends object>(
  table: 'drafts' | 'submissions',
  userId: string | undefined,
  read: (onUnshown: OnUnshown) => Promise<List>,
  instead: () => List,
): Promise<List & LeftOut> {
  const { unshown, onUnshown } = countUnshown()
  try {
    // Begun together: a row that is set aside by this reading counts once.
    const [list] = await Promise.all([read(onUnshown), reportSetAside(table, onUnshown, userId)])
    return { ...list, unshown }
  } catch (error) {
    return { ...instead(), unshown: countUnshown().unshown, problem: storageFailure(error) }
  }
}
