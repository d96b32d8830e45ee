import { iprForm } from '../../domain/grant-form/ipr'
import { ApplyPage } from './ApplyPage'

export function IprApplyPage() {
  return <ApplyPage key="ipr" form={iprForm} />
}
