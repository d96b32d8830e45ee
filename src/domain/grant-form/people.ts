import { required } from '../../lib/validation'
import type { Section } from './grantForm'
import { aadhaarRules, emailRules, mobileRules } from './rules'

/** The team members' step, the same in both forms (spec §3). */
export const teamSection = {
  id: 'team',
  title: 'Team members',
  intro: 'Start with yourself. A team has 2 to 5 students with one lead innovator.',
  kind: 'team',
  fields: [
    {
      name: 'enrollmentNo',
      label: 'Enrollment no',
      kind: 'text',
      rules: [required('Enter the enrollment number')],
    },
    {
      name: 'name',
      label: 'Name (as per national ID)',
      kind: 'text',
      rules: [required('Enter the name as it stands on the national ID')],
    },
    { name: 'email', label: 'Email', kind: 'email', rules: emailRules },
    {
      name: 'mobile',
      label: 'Mobile',
      kind: 'mobile',
      hint: '10 digits',
      rules: mobileRules,
    },
    {
      name: 'aadharNo',
      label: 'Aadhar number',
      kind: 'aadhaar',
      hint: '12 digits. Shown in full only here; everywhere else only the last four.',
      rules: aadhaarRules,
    },
    {
      name: 'aadharFile',
      label: 'Aadhar card scan',
      kind: 'file',
      hint: 'PDF, JPG, JPEG or PNG, max 5MB',
      accept: ['pdf', 'jpg', 'png'],
      rules: [required('Upload a scan of the Aadhar card')],
    },
  ],
} as const satisfies Section

/** The mentor's step, the same in both forms (spec §3). */
export const mentorSection = {
  id: 'mentor',
  title: 'Mentor',
  intro: 'A faculty member on regular staff whose institution endorses the project.',
  kind: 'mentor',
  fields: [
    {
      name: 'designation',
      label: 'Designation',
      kind: 'text',
      rules: [required("Enter the mentor's designation")],
    },
    { name: 'name', label: 'Name', kind: 'text', rules: [required("Enter the mentor's name")] },
    { name: 'email', label: 'Email', kind: 'email', rules: emailRules },
    {
      name: 'mobile',
      label: 'Mobile',
      kind: 'mobile',
      hint: '10 digits',
      rules: mobileRules,
    },
    {
      name: 'employerId',
      label: 'Employer ID',
      kind: 'file',
      hint: 'JPG, PNG or PDF, max 5MB',
      accept: ['jpg', 'png', 'pdf'],
      rules: [required("Upload the mentor's employer ID")],
    },
  ],
} as const satisfies Section
