import Dexie, { type EntityTable, type Table } from 'dexie'
import { storageHealth } from './health'
import type {
  ApplicationRow,
  AttachmentRow,
  DecisionRow,
  DraftRow,
  ProfileRow,
  QuarantineRow,
  SettingRow,
  SubmissionRow,
} from './rows'

/** Everything that this device keeps. Bytes of files stand in `attachments` alone, so that lists stay fast. */
class PortalDatabase extends Dexie {
  declare profile: EntityTable<ProfileRow, 'key'>
  declare drafts: EntityTable<DraftRow, 'id'>
  declare attachments: EntityTable<AttachmentRow, 'id'>
  declare submissions: EntityTable<SubmissionRow, 'id'>
  declare decisions: Table<DecisionRow, number, Omit<DecisionRow, 'id'>>
  declare applications: EntityTable<ApplicationRow, 'id'>
  declare settings: Table<SettingRow, [string, string]>
  declare quarantine: Table<QuarantineRow, number, Omit<QuarantineRow, 'id'>>

  constructor() {
    // 'strict' costs the same as 'relaxed' here and also survives a power cut (design).
    super('ssip-portal', { chromeTransactionDurability: 'strict' })
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

// An older tab that does not let go keeps every newer one waiting; the person can close it.
database.on('blocked', () => storageHealth.report({ blockedByOldTab: true }))
database.on(
  'ready',
  () => {
    storageHealth.report({ blockedByOldTab: false })
    // Not awaited: nothing else has to wait until the frame knows what stands aside.
    tellPutAside().catch(() => undefined)
  },
  true,
)

/** Tells the frame whose rows were put aside, also on earlier visits. */
export async function tellPutAside(): Promise<void> {
  const rows = await database.quarantine.toArray()
  storageHealth.report({ putAside: rows.map(({ userId }) => userId) })
}
