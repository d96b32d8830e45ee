/** Parts of a submission that were damaged on this device, by their name in the row. */
export const damagedCopy = {
  lead: 'Part of this application was damaged on this device and could not be read. Everything else is shown as it was submitted. If you saved or printed the pack before, that one is whole. This could not be read:',
  part: (label: string, text: string) => `${label}: ${text}`,
  empty: (label: string) => `${label}: nothing readable was left`,
  parts: {
    number: 'Provisional number',
    serial: 'Place in the count of this device',
    contentHash: 'Fingerprint',
    applicantName: 'Name of the applicant',
    applicantEmail: 'Email of the applicant',
    institution: 'Institution',
    content: 'The application as submitted',
    values: 'What was typed into the form',
    withdrawnAt: 'Withdrawal',
    handIn: 'What is noted of handing it in',
    schemaVersion: 'Version',
  } as Readonly<Record<string, string | undefined>>,
}
