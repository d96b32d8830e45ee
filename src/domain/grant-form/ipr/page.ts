import { paths } from '../../../lib/paths'
import type { FormPage } from '../grantForm'
import { iprPageCopy } from './pageCopy'

export const formPage = {
  ...iprPageCopy,
  kind: 'ipr',
  place: 2,
  path: paths.applyIpr,
} as const satisfies FormPage
