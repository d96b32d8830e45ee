import type { GrantForm, GrantKind } from './grantForm'
import { iprForm } from './ipr'
import { pocForm } from './poc'

export const grantForms: Record<GrantKind, GrantForm> = { poc: pocForm, ipr: iprForm }
