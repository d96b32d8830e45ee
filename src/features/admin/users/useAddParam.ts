import { useSearchParams } from 'react-router-dom'
import type { Role } from '../../../domain/user/user'

/**
 * The kind of account that the Add User dialog is open for, stored in the address as
 * `?add=student|admin`.
 */
export function useAddParam() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('add')
  const adding: Role | null = asked === 'admin' ? 'admin' : asked === 'student' ? 'user' : null
  function setAdding(role: Role | null): void {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (role === null) after.delete('add')
        else after.set('add', role === 'admin' ? 'admin' : 'student')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [adding, setAdding] as const
}
