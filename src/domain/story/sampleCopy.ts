/** The text of each story; `result` is one figure or fact. */
export const storyWords = {
  'st-cold-box': {
    title: 'A cold box that needs no ice',
    summary:
      'Village health workers were losing vaccines over the last ten kilometres. The team built a carrier that holds 2 to 8 °C for nine hours on one charge from a bicycle dynamo.',
    result: 'In use at 34 health centres',
  },
  'st-salt-pump': {
    title: 'A brine pump for the salt pans',
    summary:
      'Diesel takes a third of a salt farmer’s income. This team’s solar pump has no metal touching the brine, and any village workshop can repair it.',
    result: '210 pumps sold, diesel cut by half',
  },
  'st-loom-eye': {
    title: 'An eye for broken threads',
    summary:
      'A low-cost camera watches a power loom and stops it within half a second of a broken thread. Earlier, the fault was noticed only after the cloth was spoilt.',
    result: '41% less waste in a six-month trial',
  },
  'st-braille-board': {
    title: 'A school slate that reads back',
    summary:
      'Blind children write Braille on an ordinary slate; a sensor film below it speaks each letter in Gujarati, Hindi or English and gently corrects mistakes.',
    result: 'Used in 12 schools',
  },
  'st-soil-strip': {
    title: 'Soil testing for the price of a cup of tea',
    summary:
      'A paper strip and a phone camera tell a farmer how much nitrogen and potash a field still has, so that the farmer buys only what the soil lacks.',
    result: '6,800 tests made by farmers themselves',
  },
  'st-crack-listener': {
    title: 'Listening for cracks in bridges',
    summary:
      'Small sensors on a bridge hear a crack in the steel grow years before anyone can see it. The patent application is under examination; the roads department runs the first trial.',
    result: 'Three bridges being monitored',
  },
}
