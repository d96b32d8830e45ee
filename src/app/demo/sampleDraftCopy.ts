/** What the sample student has written, and the programme cell's reply. */
export const sampleDraftCopy = {
  fields: {
    pocTitle: 'Rooftop spice dryer',
    broadArea: 'Agriculture',
    department: 'Mechanical Engineering',
    pocDescription:
      'A folding dryer that dries forty kilograms of chillies in two days instead of eight, on the roof of a farmhouse, with no other energy than the sun.',
    workDone: 'Two dryers stood on roofs in Shertha from February to May.',
    methodology: 'Build five dryers, lend them to five farms and weigh each batch.',
    coreStrength: 'It folds flat, and its fan runs on a panel no larger than a notebook.',
    expectedOutcomes: 'Five dryers in use and a season of measurements.',
    marketCompetitors: 'Fixed polyhouse dryers from ₹60,000 upwards.',
    productMarket: 'Chilli and turmeric farms of up to two hectares.',
  },
  designation: 'Associate Professor',
  remark: 'Please add the endorsement of your institution.',
}
