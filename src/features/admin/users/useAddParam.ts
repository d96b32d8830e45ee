import type { Role } from '../../../domain/user/user'
import { useOpenedParam } from '../../../ui/lists/useOpenedParam'

/**
 * The kind of account that the Add User dialog is open for, stored in the address as
 * `?add=student|admin`.
 */
export function useAddParam() {
  const [asked, ask] = useOpenedParam('add')
  const adding: Role | null = asked === 'admin' ? 'admin' : asked === 'student' ? 'user' : null
  function setAdding(role: Role | null): void {
    ask(role === 'user' ? 'student' : role)
  }
  return [adding, setAdding] as const
}
