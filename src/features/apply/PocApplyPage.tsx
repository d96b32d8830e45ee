import { pocForm } from '../../domain/grant-form/poc'
import { ApplyPage } from './ApplyPage'

export function PocApplyPage() {
  return <ApplyPage key="poc" form={pocForm} />
}
