import type { EntityTable, Table } from 'dexie'
import { Store } from '../lib/store'
import { storageHealth } from './health'
import { SealableDatabase } from './SealableDatabase'
import type {
  ApplicationRow,
  AttachmentRow,
  DecisionRow,
  DraftRow,
  ProfileRow,
  SetAsideRow,
  SettingRow,
  SubmissionRow,
} from './rows'

/**
 * Everything that this device stores. Only `attachments` holds the bytes of files, so that lists stay
 * fast.
 */
class PortalDatabase extends SealableDatabase {
  declare profile: EntityTable<ProfileRow, 'key'>
  declare drafts: EntityTable<DraftRow, 'id'>
  declare attachments: EntityTable<AttachmentRow, 'id'>
  declare submissions: EntityTable<SubmissionRow, 'id'>
  declare decisions: Table<DecisionRow, number, Omit<DecisionRow, 'id'>>
  declare applications: EntityTable<ApplicationRow, 'id'>
  declare settings: Table<SettingRow, [string, string]>
  /** What was set aside (`setAside.ts`); a stored table keeps its name. */
  declare quarantine: Table<SetAsideRow, number, Omit<SetAsideRow, 'id'>>

  constructor() {
    super('ssip-portal')
    this.version(1).stores({
      profile: 'key',
      drafts: 'id, userId',
      attachments: 'id, ownerId',
      submissions: 'id, userId, [kind+serial]',
      decisions: '++id, applicationId',
      applications: 'id',
      settings: '[userId+key]',
      quarantine: '++id, userId',
    })
  }
}

export const database = new PortalDatabase()

// An older tab that does not close its connection blocks every newer one; the person can close that
// tab.
database.on('blocked', () => storageHealth.report({ blockedByOldTab: true }))
database.on(
  'ready',
  () => {
    storageHealth.report({ blockedByOldTab: false })
    // Not awaited: nothing else has to wait until the frame knows what was set aside.
    tellSetAside().catch(() => undefined)
  },
  true,
)

/**
 * Counts how often the connection was closed from outside: by another tab that deleted or upgraded
 * the database, or by the browser clearing it. What counted as saved must then be checked again.
 */
export const connectionLosses = new Store(0)
let leaving = false
// Later, because a check right now would still use the connection that is about to close. And not
// while the page is being left, when the browser closes every connection: each check would open the
// next one.
const soon = (work: () => void) => {
  if (!leaving) setTimeout(work)
}
const lost = () => soon(() => connectionLosses.set(connectionLosses.read() + 1))
database.on('versionchange', lost)
database.on('close', () => {
  // An opening that fails closes what was not open: looking again would open it without end.
  if (!database.isOpen()) return
  lost()
  // Finds out whether it can be opened again (`watchOpening.ts`), also where nothing else reads.
  soon(() => void database.settings.count().catch(() => undefined))
})
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    leaving = true
  })
  // A page that comes back from the history checks that everything is as it left it.
  window.addEventListener('pageshow', ({ persisted }) => {
    leaving = false
    if (persisted) lost()
  })
}

/** Reports to the frame whose rows were set aside, also on earlier visits. */
export async function tellSetAside(): Promise<void> {
  const rows = await database.quarantine.toArray()
  storageHealth.report({ setAside: rows.map(({ userId }) => userId) })
}
