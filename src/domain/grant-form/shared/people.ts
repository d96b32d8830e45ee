import type { Section } from '../grantForm'
import { mentorCopy, teamCopy } from './copy'
import { aadhaarRule, emailRule, mandatory, mobileRule } from './rules'

const member = teamCopy.fields
const mentor = mentorCopy.fields

/** The team members' step, the same in every form (spec §3). */
export const teamSection = {
  id: 'team',
  title: teamCopy.title,
  intro: teamCopy.intro,
  kind: 'team',
  fields: [
    {
      name: 'enrollmentNo',
      kind: 'text',
      capitals: 'characters',
      ...mandatory(member.enrollmentNo),
    },
    { name: 'name', kind: 'text', own: 'name', capitals: 'words', ...mandatory(member.name) },
    { name: 'email', kind: 'email', own: 'email', ...mandatory(member.email, emailRule) },
    { name: 'mobile', kind: 'mobile', own: 'mobile', ...mandatory(member.mobile, mobileRule) },
    { name: 'aadharNo', kind: 'aadhaar', ...mandatory(member.aadharNo, aadhaarRule) },
    {
      name: 'aadharFile',
      kind: 'file',
      accept: ['pdf', 'jpg', 'png'],
      ...mandatory(member.aadharFile),
    },
  ],
} as const satisfies Section

/** The mentor's step, the same in every form (spec §3). */
export const mentorSection = {
  id: 'mentor',
  title: mentorCopy.title,
  intro: mentorCopy.intro,
  kind: 'mentor',
  fields: [
    { name: 'designation', kind: 'text', ...mandatory(mentor.designation) },
    { name: 'name', kind: 'text', capitals: 'words', ...mandatory(mentor.name) },
    { name: 'email', kind: 'email', ...mandatory(mentor.email, emailRule) },
    { name: 'mobile', kind: 'mobile', ...mandatory(mentor.mobile, mobileRule) },
    {
      name: 'employerId',
      kind: 'file',
      accept: ['jpg', 'png', 'pdf'],
      ...mandatory(mentor.employerId),
    },
  ],
} as const satisfies Section
