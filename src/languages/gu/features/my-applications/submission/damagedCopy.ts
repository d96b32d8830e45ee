import type * as English from '../../../../../features/my-applications/submission/damagedCopy'
import type { Words } from '../../../../words'

export const damagedCopy = {
  lead: 'આ અરજીનો એક ભાગ આ ડિવાઇસ પર બગડી ગયો છે અને વાંચી શકાયો નથી. બાકીનું બધું સબમિટ કર્યું હતું તેવું જ દેખાય છે. જો તમે પેક પહેલાં સેવ કે પ્રિન્ટ કર્યું હોય, તો તે અકબંધ છે. આ વાંચી શકાયું નથી:',
  part: (label: string, text: string) => `${label}: ${text}`,
  empty: (label: string) => `${label}: વાંચી શકાય તેવું કંઈ બચ્યું નથી`,
  parts: {
    number: 'કામચલાઉ નંબર',
    serial: 'આ ડિવાઇસની ગણતરીમાં ક્રમ',
    contentHash: 'ફિંગરપ્રિન્ટ (હેશ)',
    applicantName: 'અરજદારનું નામ',
    applicantEmail: 'અરજદારનો ઈમેલ',
    institution: 'સંસ્થા',
    content: 'સબમિટ કર્યા પ્રમાણે અરજી',
    values: 'ફોર્મમાં જે લખ્યું હતું તે',
    withdrawnAt: 'અરજી પાછી ખેંચ્યાની નોંધ',
    handIn: 'જમા કરાવવા વિશે જે નોંધ્યું છે તે',
    schemaVersion: 'વર્ઝન',
  } as Readonly<Record<string, string | undefined>>,
} satisfies Words<typeof English.damagedCopy>
