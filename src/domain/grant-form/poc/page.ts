import { paths } from '../../../lib/paths'
import type { FormPage } from '../grantForm'
import { pocPageCopy } from './pageCopy'

export const formPage = {
  ...pocPageCopy,
  kind: 'poc',
  place: 1,
  path: paths.applyPoc,
} as const satisfies FormPage
