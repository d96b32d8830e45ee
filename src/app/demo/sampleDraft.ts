import type { GrantValues, GroupValues } from '../../domain/grant-form/grantForm'

/** A complete application of the sample student; the files are named by their ids. */
export function sampleApplication(fileIds: readonly string[]): GrantValues {
  return {
    fields: {
      pocTitle: 'Rooftop spice dryer',
      broadArea: 'Agriculture',
      financialAssistance: '175000',
      department: 'Mechanical Engineering',
      pocDescription:
        'A folding dryer that dries forty kilograms of chillies in two days instead of eight, on the roof of a farmhouse, with no other energy than the sun.',
      workDone: 'Two dryers stood on roofs in Shertha from February to May.',
      methodology: 'Build five dryers, lend them to five farms and weigh each batch.',
      coreStrength: 'It folds flat, and its fan runs on a panel no larger than a notebook.',
      expectedOutcomes: 'Five dryers in use and a season of measurements.',
      marketCompetitors: 'Fixed polyhouse dryers from ₹60,000 upwards.',
      productPrice: '8500',
      productMarket: 'Chilli and turmeric farms of up to two hectares.',
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
      designation: 'Associate Professor',
      name: 'Dr Hetal Trivedi',
      email: 'hetal.trivedi@ssip.example',
      mobile: '9825507788',
      employerId: fileIds[2] ?? '',
    },
  }
}

/** What is answered when the application is half-way; the rest is blank, and there is no mentor yet. */
const begun = ['pocTitle', 'broadArea', 'financialAssistance', 'department', 'pocDescription']

/** The application as far as it has come half-way. */
export function halfFilled(values: GrantValues): GrantValues {
  return {
    ...values,
    fields: keep(values.fields, begun),
    mentor: keep(values.mentor, []),
  }
}

/** The group with only these answers left in it. */
function keep(group: GroupValues, names: readonly string[]): GroupValues {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, names.includes(name) ? value : '']),
  )
}
