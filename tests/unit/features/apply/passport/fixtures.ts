import { pocForm } from '../../../../../src/domain/grant-form/poc/form'
import { blankMember, blankValues } from '../../../../../src/domain/grant-form/grantForm'
import type { PassportDraft, PassportFile } from '../../../../../src/features/apply/passport/format'

export const aadhaarOfAsha = '4321 8765 1234'
export const aadhaarOfRavi = '999988887777'

/** A file of `size` scattered bytes. */
export function file(id: string, name: string, size = 300): PassportFile {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + size) % 256)
  return { id, name, type: 'application/pdf', bytes: bytes.buffer }
}

export const files: PassportFile[] = [
  file('scan-asha', 'asha scan.pdf', 300),
  file('scan-ravi', 'ravi.pdf', 0),
  file('employer', 'ઓળખ.png', 77),
]

/** A proof-of-concept draft with two members and some blank answers. */
export function sampleDraft(): PassportDraft {
  const values = blankValues(pocForm)
  return {
    kind: 'poc',
    savedAt: Date.UTC(2026, 2, 5, 5, 12),
    revision: 41,
    values: {
      fields: {
        ...values.fields,
        pocTitle: 'Solar drier for turmeric',
        broadArea: 'Agriculture',
        financialAssistance: '120000',
        pocDescription: 'એક સૌર સૂકવણી\nwith two trays 🌞',
      },
      teamMembers: [
        {
          ...blankMember(pocForm),
          name: 'Asha Patel',
          enrollmentNo: '220010101',
          aadharNo: aadhaarOfAsha,
          aadharFile: 'scan-asha',
        },
        {
          ...blankMember(pocForm),
          name: 'Ravi Dave',
          aadharNo: aadhaarOfRavi,
          aadharFile: 'scan-ravi',
        },
      ],
      teamLeader: '1',
      mentor: { ...values.mentor, name: 'Dr Leela Nair', employerId: 'employer' },
    },
  }
}
