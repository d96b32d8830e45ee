import { listed, plural } from '../../lib/grammar'

/** Says of somebody's own work that it is not among what a page shows. */
export const missingCopy = {
  applications:
    'We cannot read what this device keeps right now, so your own applications are missing here. The portal has erased nothing: load this page again.',
  drafts:
    'We cannot read your drafts on this device right now, so they are missing here. The portal has erased nothing: open the form to see what can be done.',
  work: (applications: number, drafts: number) =>
    listed([
      ...(applications === 0
        ? []
        : [
            plural(applications, {
              one: `${applications} application`,
              other: `${applications} applications`,
            }),
          ]),
      ...(drafts === 0
        ? []
        : [plural(drafts, { one: `${drafts} draft`, other: `${drafts} drafts` })]),
    ]),
  newer: (work: string) =>
    `Not shown here: ${work}. A newer version of the portal wrote this, and only that version can read it. It is kept on this device as it is, and is shown again once that version is back: load this page again later.`,
  damaged: (work: string) =>
    `Not shown here: ${work}. This is damaged and cannot be read. It is kept on this device, set aside whole: save a copy with the button in the notice on this page.`,
  decisions: (count: number) =>
    plural(count, {
      one: `${count} decision on your applications cannot be read on this device, so one of them may show an earlier status. Ask the programme cell which one holds.`,
      other: `${count} decisions on your applications cannot be read on this device, so they may show an earlier status. Ask the programme cell which one holds.`,
    }),
  lostApplications: (work: string) =>
    `Not shown here: ${work}. This browser has lost what it kept of this. A pack that you saved or printed is whole.`,
  lostDrafts: (work: string) =>
    `Not shown here: ${work}. This browser has lost what it kept of this. Open the form: it says what can still be done.`,
}
