import { adminMarks, roleNames, userNames } from './names'
import { anyAt, type Find } from './places'

/** An administrator's as the spec has it; servers also write `ADMIN`, `ROLE_ADMIN` or a list of records. */
export function roleIn(find: Find): unknown {
  const written = find(userNames.role)
  // Servers without roles have a mark; MySQL's is a number, of which PHP often makes a text.
  const isMarked = (mark: string) => [true, 1, 'true', '1'].some((yes) => find([mark]) === yes)
  if (written === undefined) return adminMarks.some(isMarked) ? 'admin' : undefined
  const names = [written].flat().map((role) => anyAt(role, roleNames) ?? role)
  return names.some(isAdminRole) ? 'admin' : written
}

function isAdminRole(name: unknown): boolean {
  return typeof name === 'string' && /^(?:role_)?admin(?:istrator)?$/i.test(name)
}
