import { useRef, useState } from 'react'
import { useUser } from '../../auth/useUser'
import { useAddress } from '../../ui/address/useAddress'
import { Banner } from '../../ui/fields/Banner'
import { Page } from '../../ui/page/Page'
import { Tabs } from '../../ui/tabs/Tabs'
import { personalCopy, preferencesCopy, profileCopy as copy, securityCopy } from './copy'
import { DeviceNote } from './DeviceNote'
import { PersonalTab } from './PersonalTab'
import { PreferencesSection } from './PreferencesSection'
import { ProfileSummary } from './ProfileSummary'
import { SecuritySection } from './SecuritySection'
import { useProfile } from './useProfile'
import { useSuccess } from './useSuccess'

const tabIds = ['personal', 'security', 'preferences'] as const
type TabId = (typeof tabIds)[number]

export function ProfilePage() {
  const user = useUser()
  const profile = useProfile(user)
  const [editing, setEditing] = useState(false)
  const [success, showSuccess] = useSuccess()
  const [, changeAddress] = useAddress()
  const parts = useRef<HTMLDivElement>(null)

  function showTab(tab: TabId) {
    const address = new URLSearchParams(tab === 'personal' ? {} : { tab })
    changeAddress(() => address, { replace: true, preventScrollReset: true })
    // In view it stays: the second click of a double-click would meet what has come under the pointer.
    const top = parts.current?.getBoundingClientRect().top ?? 0
    if (top < 80 || top > innerHeight / 2) parts.current?.scrollIntoView({ block: 'start' })
    // Focuses the tab even if it is already open: otherwise a press would seem to do nothing.
    const titles = parts.current?.querySelectorAll<HTMLElement>('[role="tab"]')
    titles?.[tabIds.indexOf(tab)]?.focus({ preventScroll: true })
  }

  return (
    <Page title={copy.title} lead={copy.lead}>
      <div className="grid gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <ProfileSummary
          user={user}
          entries={profile.entries}
          onEdit={() => {
            showTab('personal')
            setEditing(true)
          }}
          onTab={showTab}
        />
        <div ref={parts} className="min-w-0 scroll-mt-20 lg:row-span-2">
          {/* Without height, so that nothing below moves when it comes and goes. */}
          <div className="sticky top-20 z-10 flex h-0 justify-end">
            <Banner tone="good" className="shadow-float">
              {success}
            </Banner>
          </div>
          <Tabs
            label={copy.tabs.label}
            tabs={[
              {
                id: 'personal' satisfies TabId,
                title: copy.tabs.personal,
                content: (
                  <PersonalTab
                    profile={profile}
                    editing={editing}
                    onEditing={setEditing}
                    onSaved={() => showSuccess(personalCopy.saved)}
                  />
                ),
              },
              {
                id: 'security' satisfies TabId,
                title: copy.tabs.security,
                content: <SecuritySection onChanged={() => showSuccess(securityCopy.changed)} />,
              },
              {
                id: 'preferences' satisfies TabId,
                title: copy.tabs.preferences,
                content: (
                  <PreferencesSection
                    userId={user.id}
                    onSaved={() => showSuccess(preferencesCopy.saved)}
                  />
                ),
              },
            ]}
          />
        </div>
        <DeviceNote hasEdits={profile.entries.some(({ source }) => source === 'device')} />
      </div>
    </Page>
  )
}
