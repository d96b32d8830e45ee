import type { GrantValues, GroupValues } from '../../domain/grant-form/grantForm'
import { sampleDraftCopy as copy } from './sampleDraftCopy'

/** A complete application of the sample student; file fields hold the given ids. */
export function sampleApplication(fileIds: readonly string[]): GrantValues {
  return {
    fields: {
      ...copy.fields,
      financialAssistance: '175000',
      institution: 'Sabarmati Institute of Technology',
      headOfInstitution: 'Dr Rekha Bhatt',
      productPrice: '8500',
      furtherSupport: 'yes',
    },
    teamMembers: [
      {
        enrollmentNo: '220130119001',
        name: 'Asha Patel',
        email: 'student@ssip.example',
        mobile: '9825501234',
        aadharNo: '482913370561',
        aadharFile: fileIds[0] ?? '',
      },
      {
        enrollmentNo: '220130119027',
        name: 'Rohan Desai',
        email: 'rohan.desai@ssip.example',
        mobile: '9825504321',
        aadharNo: '739204418826',
        aadharFile: fileIds[1] ?? '',
      },
    ],
    teamLeader: '0',
    mentor: {
      designation: copy.designation,
      name: 'Dr Hetal Trivedi',
      email: 'hetal.trivedi@ssip.example',
      mobile: '9825507788',
      employerId: fileIds[2] ?? '',
    },
  }
}

/** The answers of a half-finished application; the rest is blank, and there is no mentor yet. */
const begun = [
  'pocTitle',
  'broadArea',
  'financialAssistance',
  'institution',
  'headOfInstitution',
  'department',
  'pocDescription',
]

/** The same application, half finished. */
export function halfFilled(values: GrantValues): GrantValues {
  return {
    ...values,
    fields: keep(values.fields, begun),
    mentor: keep(values.mentor, []),
  }
}

/** The group with only these answers kept. */
function keep(group: GroupValues, names: readonly string[]): GroupValues {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, names.includes(name) ? value : '']),
  )
}

/** What the programme cell says when there is no decision yet. */
export const sampleDecision = {
  by: 'Dr Meera Joshi',
  remark: copy.remark,
}
