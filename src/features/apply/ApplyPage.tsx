import { useUser } from '../../auth/UserContext'
import type { GrantForm } from '../../domain/grant-form/grantForm'
import { Page } from '../../ui/Page'
import { Spinner } from '../../ui/Spinner'
import { applyCopy as copy } from './copy'
import { DraftEditor } from './DraftEditor'
import { DraftFollower } from './DraftFollower'
import { useDraft } from './useDraft'

/** A grant form: the tab that edits shows the fields, every other tab follows what is saved. */
export function ApplyPage({ form }: { form: GrantForm }) {
  const user = useUser()
  const draft = useDraft(user.id, form)
  return (
    <Page title={form.heading} lead={copy.lead}>
      {draft.state === 'opening' && <Spinner label={copy.loading} />}
      {draft.state === 'editing' && (
        <DraftEditor
          key={draft.opened.number}
          form={form}
          opened={draft.opened}
          reopen={draft.reopen}
        />
      )}
      {draft.state === 'following' && (
        <DraftFollower form={form} take={draft.take} leftOver={draft.leftOver} />
      )}
    </Page>
  )
}
