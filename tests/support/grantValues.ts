import { knownForm } from '../../src/domain/grant-form/forms'
import type { GrantForm, GrantValues } from '../../src/domain/grant-form/grantForm'
import type { iprForm } from '../../src/domain/grant-form/ipr/form'
import type { pocForm } from '../../src/domain/grant-form/poc/form'
import type { User } from '../../src/domain/user/user'
import { addAttachment } from '../../src/storage/attachments'
import { database } from '../../src/storage/database'
import { draftId, putDraft } from '../../src/storage/drafts/drafts'
import type { SubmissionRow } from '../../src/storage/rows'
import { submitDraft } from '../../src/storage/submissions/submissions'

/** The sample team's complete Aadhaar numbers: no screen or export may ever contain one. */
export const sampleAadhaarNumbers = ['482913370561', '739204418826'] as const

/** The account that `renderPortal(…, { as: 'student' })` signs in, as far as submissions store it. */
export const sampleStudent: User = {
  id: 'u-student',
  name: 'Asha Patel',
  email: 'student@ssip.example',
  role: 'user',
  institution: 'Sabarmati Institute of Technology',
  department: 'Mechanical Engineering',
  phone: '9825501234',
  createdAt: '2025-07-14T09:20:00.000Z',
  lastLogin: '',
}

const institution = {
  institution: 'Sabarmati Institute of Technology',
  headOfInstitution: 'Dr Rekha Bhatt',
}

/** Every answer of a form's own sections. */
type AnswersOf<Form extends GrantForm> = Record<
  Extract<Form['sections'][number], { kind: 'fields' }>['fields'][number]['name'],
  string
>

const fields = {
  poc: {
    ...institution,
    pocTitle: 'Low-cost soil moisture probe',
    broadArea: 'Agriculture',
    financialAssistance: '180000',
    department: 'Mechanical Engineering',
    pocDescription:
      'A probe of printed electrodes tells a farmer by text message when a field needs water. It costs a tenth of the probes on sale and runs for a season on one cell.',
    workDone: 'Twelve probes stood in two fields at Bavla from June to September.',
    methodology: 'Print, seal and calibrate forty probes, then compare them with a tensiometer.',
    coreStrength: 'The electrodes are printed with carbon ink on recycled film.',
    expectedOutcomes: 'Forty calibrated probes and a report of one season on three farms.',
    marketCompetitors: 'Imported capacitive probes from ₹6,500 upwards.',
    productPrice: '650',
    productMarket: 'Small farms of cotton and groundnut in Saurashtra.',
    furtherSupport: 'yes',
  },
  ipr: {
    ...institution,
    iprTitle: 'Folding drip emitter',
    iprType: 'Patent',
    broadArea: 'Agriculture',
    financialAssistance: '50000',
    department: 'Mechanical Engineering',
    pocDescription: 'An emitter that folds flat, so that a drip line can be rolled up and moved.',
    workDone: 'Three versions were moulded and tried under pressure for two months.',
    coreStrength: 'It has no spring: the wall itself closes the channel.',
    priorArtReport: 'Eleven patents were read; none closes the channel with the wall.',
    furtherSupport: 'no',
  },
} satisfies { poc: AnswersOf<typeof pocForm>; ipr: AnswersOf<typeof iprForm> }

type SampleKind = keyof typeof fields

/**
 * Every field of a form filled in and valid: two members, the first leads. File fields contain these
 * ids.
 */
export function completeValues(
  kind: SampleKind,
  fileIds: { aadharFiles: readonly string[]; employerId: string } = {
    aadharFiles: ['file-1', 'file-2'],
    employerId: 'file-3',
  },
): GrantValues {
  return {
    fields: { ...fields[kind] },
    teamMembers: [
      {
        enrollmentNo: '220130119001',
        name: 'Asha Patel',
        email: 'asha.patel@ssip.example',
        mobile: '9825501234',
        aadharNo: sampleAadhaarNumbers[0],
        aadharFile: fileIds.aadharFiles[0] ?? '',
      },
      {
        enrollmentNo: '220130119014',
        name: 'Imran Qureshi',
        email: 'imran.qureshi@ssip.example',
        mobile: '9825505678',
        aadharNo: sampleAadhaarNumbers[1],
        aadharFile: fileIds.aadharFiles[1] ?? '',
      },
    ],
    teamLeader: '0',
    mentor: {
      designation: 'Associate Professor',
      name: 'Dr Kavita Rao',
      email: 'kavita.rao@ssip.example',
      mobile: '9825509012',
      employerId: fileIds.employerId,
    },
  }
}

/** Bytes that differ from file to file and are not text. */
export function sampleBytes(seed: number, size = 2_000): ArrayBuffer {
  const bytes = new Uint8Array(size)
  for (let index = 0; index < size; index++) bytes[index] = (index * 31 + seed * 97) % 256
  return bytes.buffer
}

/** A complete draft with its three files on this device; two of the files have the same name. */
export async function keepCompleteDraft(
  kind: SampleKind,
  user: User = sampleStudent,
  fileNames = ['aadhaar.pdf', 'aadhaar.pdf', 'employer id.png'],
) {
  const id = draftId(user.id, kind)
  const files = await Promise.all(
    fileNames.map((name, index) =>
      addAttachment(id, {
        name,
        type: name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
        bytes: sampleBytes(index),
      }),
    ),
  )
  const [first, second, third] = files.map((file) => file.id)
  const values = completeValues(kind, {
    aadharFiles: [first ?? '', second ?? ''],
    employerId: third ?? '',
  })
  await putDraft({
    id,
    userId: user.id,
    kind,
    revision: 1,
    savedAt: Date.now(),
    values,
    place: { path: null, scrollY: 0 },
  })
  return values
}

/** A complete application submitted on this device; `change` modifies its values first. */
export async function keepSubmission(
  kind: SampleKind,
  options: { user?: User; change?: (values: GrantValues) => void; fileNames?: string[] } = {},
): Promise<SubmissionRow> {
  const user = options.user ?? sampleStudent
  const values = await keepCompleteDraft(kind, user, options.fileNames)
  options.change?.(values)
  return submitDraft(knownForm(kind), user, values, 1)
}

/** As many applications on this device: copies of one that was submitted. */
export async function keepSubmissions(kind: SampleKind, count: number): Promise<void> {
  const row = await keepSubmission(kind)
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    ...row,
    id: `copy-${index}`,
    serial: row.serial + index + 1,
  }))
  await database.submissions.bulkAdd(copies)
}
