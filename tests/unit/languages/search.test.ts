import { expect, test } from 'vitest'
import type * as FindItems from '../../../src/app/search/findItems'
import type * as SearchIndex from '../../../src/app/search/searchIndex'
import { paths } from '../../../src/lib/paths'
import type { Language } from '../../../src/lib/languages'
import { modulesIn } from '../../support/languages'

type Query = [query: string, ...finds: string[]]

const faq = (id: string) => `${paths.faq}#${id}`

const gujarati: readonly Query[] = [
  ['PoC ગ્રાન્ટ માટે અરજી કેવી રીતે કરવી', paths.applyPoc, paths.beneficiariesPoc],
  ['કેટલા પૈસા મળે', faq('poc-amount'), paths.beneficiariesPoc],
  ['કોણ અરજી કરી શકે', faq('poc-who'), paths.beneficiariesPoc],
  ['છેલ્લી તારીખ', paths.dashboard],
  ['મારી અરજી ક્યાં પહોંચી', paths.myApplications, faq('contact-status')],
  ['પાસવર્ડ ભૂલી ગયો', faq('account-password'), paths.forgotPassword],
  ['આધાર નંબર', faq('applying-aadhaar')],
  ['ઓફિસનું સરનામું', paths.contact],
  ['ફોન નંબર', paths.contact],
  ['ફરિયાદ', faq('contact-grievance'), paths.contact],
  ['પેટન્ટ કોની', faq('ipr-owner'), paths.beneficiariesIpr],
  ['ઇન્ટરનેટ વગર', faq('applying-draft'), paths.dashboard],
  ['ડ્રાફ્ટ બીજા ડિવાઇસમાં', faq('account-device')],
  ['સર્ટિફિકેટ', faq('events-certificate'), paths.bonafideFormat],
  ['લોગીન', paths.login],
  ['નિયમો', paths.terms, paths.policyEnglish],
  ['ડેટા ડિલીટ', paths.privacy],
  ['દસ્તાવેજો', paths.downloads],
  // What people call by its English name.
  ['કોન્ટેક્ટ', paths.contact],
  ['ઈવેન્ટ', paths.events],
  ['પેમેન્ટ', faq('poc-amount'), paths.beneficiariesPoc],
  ['કમિટી', paths.scrutinyCommittee],
  ['ગાઈડલાઈન', paths.financialGuidelines],
  ['એપ્લિકેશન', paths.applyPoc],
  ['ઇન્ટરનેટ', faq('applying-draft')],
  // As typed on a phone without the script.
  ['forgot password', faq('account-password'), paths.forgotPassword],
  ['deadline', paths.dashboard],
  ['arji', paths.applyPoc, paths.applyIpr],
  ['privacy', paths.privacy],
  ['hackathon', paths.beneficiariesHackathon],
  ['financial guidelines', paths.financialGuidelines],
]

const hindi: readonly Query[] = [
  ['PoC ग्रांट के लिए आवेदन कैसे करें', paths.applyPoc, paths.beneficiariesPoc],
  ['कितना पैसा मिलेगा', faq('poc-amount'), paths.beneficiariesPoc],
  ['कौन आवेदन कर सकता है', faq('poc-who'), paths.beneficiariesPoc],
  ['आखिरी तारीख', paths.dashboard],
  ['मेरा आवेदन कहाँ पहुँचा', paths.myApplications, faq('contact-status')],
  ['पासवर्ड भूल गया', faq('account-password'), paths.forgotPassword],
  ['आधार नंबर', faq('applying-aadhaar')],
  ['ऑफिस का पता', paths.contact],
  ['फोन नंबर', paths.contact],
  ['शिकायत', faq('contact-grievance'), paths.contact],
  ['पेटेंट का मालिक', faq('ipr-owner'), paths.beneficiariesIpr],
  ['बिना इंटरनेट', faq('applying-draft'), paths.dashboard],
  ['दूसरे डिवाइस पर ड्राफ्ट', faq('account-device')],
  ['सर्टिफिकेट', faq('events-certificate'), paths.bonafideFormat],
  ['लॉगिन', paths.login],
  ['नियम', paths.terms, paths.policyEnglish],
  ['डेटा डिलीट', paths.privacy],
  ['दस्तावेज', paths.downloads],
  // What people call by its English name.
  ['कॉन्टेक्ट', paths.contact],
  ['इवेंट', paths.events],
  ['पेमेंट', faq('poc-amount'), paths.beneficiariesPoc],
  ['कमिटी', paths.scrutinyCommittee],
  ['गाइडलाइन', paths.financialGuidelines],
  ['एप्लिकेशन', paths.applyPoc],
  ['इंटरनेट', faq('applying-draft')],
  ['स्कॉलरशिप', faq('poc-amount'), paths.beneficiariesPoc],
  // As typed on a phone without the script.
  ['forgot password', faq('account-password'), paths.forgotPassword],
  ['deadline', paths.dashboard],
  ['avedan', paths.applyPoc, paths.applyIpr],
  ['privacy', paths.privacy],
  ['hackathon', paths.beneficiariesHackathon],
  ['financial guidelines', paths.financialGuidelines],
]

test.each<[Language['id'], readonly Query[]]>([
  ['gu', gujarati],
  ['hi', hindi],
])(
  'queries in its script or in Latin letters find their page among the first three: %s',
  async (id, queries) => {
    const { load, close } = await modulesIn(id)
    try {
      const { searchOver } = (await load('app/search/findItems.ts')) as typeof FindItems
      const { searchIndex } = (await load('app/search/searchIndex.ts')) as typeof SearchIndex
      const find = searchOver(searchIndex(null))
      const missed = queries.flatMap(([query, ...finds]) => {
        const found = find(query)
          .found.slice(0, 3)
          .map(({ item }) => item.to)
        return found.some((to) => finds.includes(to)) ? [] : [`${query}: ${found.join(', ')}`]
      })
      expect(missed).toEqual([])
    } finally {
      await close()
    }
  },
)
