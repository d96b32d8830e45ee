import type { Path } from 'react-hook-form'
import type { GrantValues } from '../../domain/grant-form/grantForm'

/** A path in react-hook-form's type; the form's description produces them (`teamMembers.0.name`). */
export type GrantPath = Path<GrantValues>
