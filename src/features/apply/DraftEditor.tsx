import { useState } from 'react'
import { useUser } from '../../auth/UserContext'
import type { GrantForm, GrantValues } from '../../domain/grant-form/grantForm'
import { draftId } from '../../storage/drafts'
import type { AttachmentInfo } from '../../storage/rows'
import { useStickyRoom } from '../../ui/useStickyRoom'
import { ApplyContext } from './ApplyContext'
import { DraftActions } from './DraftActions'
import { ErrorSummary } from './ErrorSummary'
import { PassportSection } from './passport/PassportSection'
import { ReviewSection } from './ReviewSection'
import { SaveAnnouncer } from './SaveAnnouncer'
import { SaveStatus } from './SaveStatus'
import { SectionList } from './SectionList'
import { SectionSheetButton } from './SectionSheetButton'
import { FieldsSection } from './sections/FieldsSection'
import { MentorSection } from './sections/MentorSection'
import { TeamSection } from './sections/TeamSection'
import { SubmitSection } from './SubmitSection'
import type { OpenedDraft } from './useDraft'
import { useGrantForm } from './useGrantForm'
import { useProblems } from './useProblems'

const sectionScreens = { fields: FieldsSection, team: TeamSection, mentor: MentorSection } as const

/** The form in the tab that edits: sections, section list, save status, review and submit. */
export function DraftEditor({
  form: definition,
  opened,
  reopen,
}: {
  form: GrantForm
  opened: OpenedDraft
  reopen: (values?: GrantValues) => Promise<void>
}) {
  const user = useUser()
  const { form, save } = useGrantForm(opened)
  const [attachments, setAttachments] = useState<ReadonlyMap<string, AttachmentInfo>>(
    () => new Map(opened.attachments.map((info) => [info.id, info])),
  )
  const { problems, setProblems, summary } = useProblems(definition, form)
  const { writer } = opened
  const stuck = useStickyRoom('Bottom')

  return (
    <ApplyContext
      value={{
        definition,
        form,
        draftId: draftId(user.id, definition.kind),
        save,
        attachments,
        addAttachment: (info) => setAttachments((before) => new Map(before).set(info.id, info)),
        problems: new Map(problems.map(({ path, message }) => [path, message])),
      }}
    >
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
        <aside className="hidden lg:block">
          <div className="sticky top-24 space-y-5">
            <SectionList />
            <SaveStatus writer={writer} />
          </div>
        </aside>
        <form
          noValidate
          className="max-w-2xl min-w-0 space-y-12 pb-12 lg:pb-0"
          onSubmit={(event) => event.preventDefault()}
        >
          <ErrorSummary problems={problems} ref={summary} />
          {definition.sections.map((section) => {
            const Screen = sectionScreens[section.kind]
            return <Screen key={section.id} section={section} />
          })}
          <ReviewSection />
          <SubmitSection writer={writer} onProblems={setProblems} />
          <PassportSection writer={writer} reopen={reopen} />
          <DraftActions writer={writer} reopen={reopen} />
        </form>
      </div>
      <SaveAnnouncer writer={writer} />
      <div
        ref={stuck}
        className="no-print sticky bottom-0 z-20 -mx-4 -mb-8 flex flex-wrap items-center justify-between gap-x-3 border-t border-line bg-page px-4 py-1.5 md:-mx-6 md:-mb-12 md:px-6 lg:hidden"
      >
        <SectionSheetButton />
        <SaveStatus writer={writer} />
      </div>
    </ApplyContext>
  )
}
