import type { SuccessStory } from './story'

/** Projects with a PoC grant. The home page shows the first three, the visitor landing the next three. */
export const successStories: SuccessStory[] = [
  {
    id: 'st-cold-box',
    title: 'A cold box that needs no ice',
    team: ['Nirali Vasava', 'Harsh Rathwa', 'Sana Mansuri'],
    institution: 'State Technical University, Ahmedabad',
    year: 2024,
    funding: 195000,
    status: 'Startup Launched',
    summary:
      'Village health workers lost vaccines on the last ten kilometres. The team built a carrier that holds 2 to 8 °C for nine hours on one charge from a bicycle dynamo.',
    result: 'In use at 34 health centres',
  },
  {
    id: 'st-salt-pump',
    title: 'A brine pump for the salt pans',
    team: ['Imran Sama', 'Devika Chavda'],
    institution: 'Coastal University, Bhavnagar',
    year: 2023,
    funding: 180000,
    status: 'Commercialized',
    summary:
      'Diesel eats a third of what a salt farmer earns. Their solar pump has no metal that touches brine, and is repaired with what a village workshop has.',
    result: '210 pumps sold, diesel cut by half',
  },
  {
    id: 'st-loom-eye',
    title: 'An eye for broken threads',
    team: ['Ayesha Memon', 'Kunal Jariwala', 'Ritu Patel', 'Om Desai'],
    institution: 'Surat Polytechnic University, Surat',
    year: 2024,
    funding: 164000,
    status: 'Patent Filed',
    summary:
      'A low-cost camera watches a power loom and stops it within half a second of a broken thread. Before, the fault was seen when the cloth was already spoilt.',
    result: '41% less waste in a six-month trial',
  },
  {
    id: 'st-braille-board',
    title: 'A school slate that reads back',
    team: ['Tejas Bhoi', 'Farida Shaikh'],
    institution: 'Lakeview Institute of Technology, Vadodara',
    year: 2023,
    funding: 142000,
    status: 'Patent Granted',
    summary:
      'Blind children write Braille on an ordinary slate; a sensor film below it speaks each letter in Gujarati, Hindi or English and corrects gently.',
    result: 'Used in 12 schools',
  },
  {
    id: 'st-soil-strip',
    title: 'Soil testing for the price of a tea',
    team: ['Mitul Chaudhari', 'Asha Damor', 'Yash Solanki'],
    institution: 'Northern Institute of Science and Agriculture, Palanpur',
    year: 2022,
    funding: 120000,
    status: 'Commercialized',
    summary:
      'A paper strip and a phone camera tell a farmer how much nitrogen and potash a field still has, so that only what is missing is bought.',
    result: '6,800 tests made by farmers themselves',
  },
  {
    id: 'st-crack-listener',
    title: 'Listening for cracks in bridges',
    team: ['Zeel Gadhvi', 'Aarav Joshi', 'Mehul Ahir'],
    institution: 'Rann Engineering College, Bhuj',
    year: 2025,
    funding: 200000,
    status: 'Under Examination',
    summary:
      'Small sensors on a bridge hear a steel crack grow years before it is seen. The patent application is under examination; the road department runs the first trial.',
    result: 'Three bridges under watch',
  },
]
