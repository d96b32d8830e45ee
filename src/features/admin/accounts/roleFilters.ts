import type { Role } from '../../../domain/user/user'
import { accountCopy as copy } from './copy'

export type RoleFilter = 'all' | Role

/** The role filter of spec §2, as `FilterButtons` takes it. */
export const roleFilters = (['all', 'admin', 'user'] as const).map((value) => ({
  value,
  label: copy.roleFilters[value],
}))
