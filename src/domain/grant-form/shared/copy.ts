/* Texts of sections, fields and rules that several forms share. */

export const ruleCopy = {
  email: 'Enter an email address like name@example.com',
  mobile: 'Enter a mobile number of 10 digits, with or without +91',
  aadhaar: 'The Aadhaar number must have exactly 12 digits',
  amount: 'Enter the amount in digits only, for example 200000',
}

const email = { label: 'Email', missing: 'Enter an email address' }
const mobile = { label: 'Mobile', hint: '10 digits', missing: 'Enter a mobile number' }

export const teamCopy = {
  title: 'Team members',
  intro: 'Start with yourself. A team has 2 to 5 students, and one of them leads it.',
  fields: {
    enrollmentNo: { label: 'Enrollment no', missing: 'Enter the enrollment number' },
    name: {
      label: 'Name (as per national ID)',
      missing: 'Enter the name exactly as on the national ID',
    },
    email,
    mobile,
    aadharNo: {
      label: 'Aadhaar number',
      hint: '12 digits. Only the last four are shown anywhere else, unless you print them for the nodal officer.',
      missing: 'Enter the 12 digits of the Aadhaar number',
    },
    aadharFile: {
      label: 'Aadhaar card scan',
      hint: 'PDF, JPG, JPEG or PNG, max 5MB',
      missing: 'Upload a scan of the Aadhaar card',
    },
  },
}

export const mentorCopy = {
  title: 'Mentor',
  intro: 'A regular faculty member. Your institution must endorse the project.',
  fields: {
    designation: { label: 'Designation', missing: 'Enter the mentor’s designation' },
    name: { label: 'Name', missing: 'Enter the mentor’s name' },
    email,
    mobile,
    employerId: {
      label: 'Employer ID',
      hint: 'JPG, PNG or PDF, max 5MB',
      missing: 'Upload the mentor’s employer ID',
    },
  },
}

export const fieldCopy = {
  broadArea: {
    label: 'Broad area',
    hint: 'For example, Agriculture or Healthcare',
    missing: 'Enter the broad area',
  },
  financialAssistance: {
    label: 'Financial assistance required (₹)',
    hint: 'Maximum: ₹2,50,000',
    missing: 'Enter how much financial assistance you need',
    outOfRange: (min: string, max: string) =>
      `Financial assistance must be between ${min} and ${max}`,
  },
  institution: {
    label: 'Institution',
    hint: 'Your university, college or institute, as it is to be printed',
    missing: 'Enter your institution',
  },
  headOfInstitution: {
    label: 'Head of institution',
    hint: 'Name of the person who endorses the application, such as the Principal or Director',
    missing: 'Enter the name of the head of your institution',
  },
  department: { label: 'Department', missing: 'Enter the department' },
  workDone: { label: 'Work done so far', missing: 'Describe the work done so far' },
  coreStrength: { label: 'Core strength', missing: 'Describe the core strength' },
  furtherSupport: {
    label: 'Do you need further support?',
    missing: 'Say whether you need further support',
  },
}
