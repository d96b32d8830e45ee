import type * as English from '../../../../../domain/grant-form/shared/copy'
import type { Words } from '../../../../words'

export const ruleCopy = {
  email: 'name@example.com જેવું ઈમેલ સરનામું લખો',
  mobile: '10 આંકડાનો મોબાઇલ નંબર લખો, +91 સાથે કે વગર',
  aadhaar: 'આધાર નંબરમાં બરાબર 12 આંકડા હોવા જોઈએ',
  amount: 'રકમ ફક્ત આંકડામાં લખો, જેમ કે 200000',
} satisfies Words<typeof English.ruleCopy>

const email = { label: 'ઈમેલ', missing: 'ઈમેલ સરનામું લખો' }
const mobile = { label: 'મોબાઇલ', hint: '10 આંકડા', missing: 'મોબાઇલ નંબર લખો' }

export const teamCopy = {
  title: 'ટીમના સભ્યો',
  intro: 'તમારાથી શરૂ કરો. ટીમમાં 2 થી 5 વિદ્યાર્થી હોય છે, અને તેમાંથી એક લીડર હોય છે.',
  fields: {
    enrollmentNo: { label: 'એનરોલમેન્ટ નંબર', missing: 'એનરોલમેન્ટ નંબર લખો' },
    name: {
      label: 'નામ (રાષ્ટ્રીય ઓળખપત્ર મુજબ)',
      missing: 'નામ રાષ્ટ્રીય ઓળખપત્રમાં છે બરાબર તેવું જ લખો',
    },
    email,
    mobile,
    aadharNo: {
      label: 'આધાર નંબર',
      hint: '12 આંકડા. બીજે બધે માત્ર છેલ્લા ચાર દેખાય છે, સિવાય કે તમે નોડલ ઓફિસર માટે બધા પ્રિન્ટ કરો.',
      missing: 'આધાર નંબરના 12 આંકડા લખો',
    },
    aadharFile: {
      label: 'આધાર કાર્ડનો સ્કેન',
      hint: 'PDF, JPG, JPEG અથવા PNG, વધુમાં વધુ 5MB',
      missing: 'આધાર કાર્ડનો સ્કેન અપલોડ કરો',
    },
  },
} satisfies Words<typeof English.teamCopy>

export const mentorCopy = {
  title: 'મેન્ટર',
  intro: 'નિયમિત ફેકલ્ટી સભ્ય. તમારી સંસ્થાએ પ્રોજેક્ટને સમર્થન આપવું જરૂરી છે.',
  fields: {
    designation: { label: 'હોદ્દો', missing: 'મેન્ટરનો હોદ્દો લખો' },
    name: { label: 'નામ', missing: 'મેન્ટરનું નામ લખો' },
    email,
    mobile,
    employerId: {
      label: 'એમ્પ્લોયર આઈડી',
      hint: 'JPG, PNG અથવા PDF, વધુમાં વધુ 5MB',
      missing: 'મેન્ટરનું એમ્પ્લોયર આઈડી અપલોડ કરો',
    },
  },
} satisfies Words<typeof English.mentorCopy>

export const fieldCopy = {
  broadArea: {
    label: 'વિષયનું ક્ષેત્ર',
    hint: 'જેમ કે ખેતી અથવા આરોગ્ય',
    missing: 'વિષયનું ક્ષેત્ર લખો',
  },
  financialAssistance: {
    label: 'કેટલી નાણાકીય સહાય જોઈએ (₹)',
    hint: 'વધુમાં વધુ: ₹2,50,000',
    missing: 'તમને કેટલી નાણાકીય સહાય જોઈએ તે લખો',
    outOfRange: (min: string, max: string) => `નાણાકીય સહાય ${min} અને ${max} ની વચ્ચે હોવી જોઈએ`,
  },
  institution: {
    label: 'સંસ્થા',
    hint: 'તમારી યુનિવર્સિટી, કૉલેજ અથવા સંસ્થાનું નામ, જેવું પ્રિન્ટ થવું જોઈએ તેવું',
    missing: 'તમારી સંસ્થા લખો',
  },
  headOfInstitution: {
    label: 'સંસ્થાના વડા',
    hint: 'અરજીને સમર્થન આપનાર વ્યક્તિનું નામ, જેમ કે પ્રિન્સિપાલ અથવા ડિરેક્ટર',
    missing: 'તમારી સંસ્થાના વડાનું નામ લખો',
  },
  department: { label: 'વિભાગ', missing: 'વિભાગ લખો' },
  workDone: { label: 'અત્યાર સુધી કરેલું કામ', missing: 'અત્યાર સુધી કરેલા કામ વિશે લખો' },
  coreStrength: { label: 'મુખ્ય તાકાત', missing: 'મુખ્ય તાકાત વિશે લખો' },
  furtherSupport: {
    label: 'શું તમને વધુ સહાયની જરૂર છે?',
    missing: 'તમને વધુ સહાયની જરૂર છે કે નહીં તે જણાવો',
  },
} satisfies Words<typeof English.fieldCopy>
