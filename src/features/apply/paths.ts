import type { Path } from 'react-hook-form'
import type { GrantValues } from '../../domain/grant-form/grantForm'

/** A path that react-hook-form knows; the form's own description makes them (`teamMembers.0.name`). */
export type GrantPath = Path<GrantValues>
