/** The texts of the web manifest, shown by the device and by app stores. */
export const manifestCopy = {
  name: 'SSIP Portal: grants for student innovators',
  shortName: 'SSIP Portal',
  description:
    'Apply for proof-of-concept and intellectual property grants, online or offline, and follow your applications.',
  screenshots: {
    home: 'Home page',
    phoneForm: 'Grant form, saved on the device',
    wideForm: 'Grant form with its sections',
  },
  shortcuts: {
    poc: { name: 'PoC grant application', short: 'PoC grant' },
    ipr: { name: 'IPR grant application', short: 'IPR grant' },
    myApplications: 'My applications',
  },
}
