/** A description of each lead institution, its strengths and its part in the programme. */
export const institutionWords = {
  stu: {
    type: 'State university',
    specialization: 'Medical devices and electronics',
    role: 'Runs the programme and hosts its cell',
  },
  lakeview: {
    type: 'Autonomous institute',
    specialization: 'Assistive technology and software',
    role: 'Leads the central region and mentor training',
  },
  spu: {
    type: 'State university',
    specialization: 'Textiles, materials and machines',
    role: 'Leads the southern region and the pitch clinics',
  },
  coastal: {
    type: 'Public university',
    specialization: 'Energy, salt and the sea',
    role: 'Leads the Saurashtra region',
  },
  nisa: {
    type: 'Agricultural university',
    specialization: 'Farming, dairy and soil',
    role: 'Leads the northern region and the farm trials',
  },
  rann: {
    type: 'Government college',
    specialization: 'Structures, water and arid land',
    role: 'Leads the Kutch region',
  },
}
