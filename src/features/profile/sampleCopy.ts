/** The texts of the profiles in `sample.ts`, by role. */
export const sampleProfileCopy = {
  user: {
    designation: 'Final-year student',
    experience: 'Two prototypes, one college workshop',
    specialization: 'Farm machinery',
    city: 'Ahmedabad',
    state: 'Gujarat',
  },
  admin: {
    designation: 'Programme officer',
    experience: '11 years',
    specialization: 'Innovation policy',
    city: 'Gandhinagar',
    state: 'Gujarat',
  },
}
