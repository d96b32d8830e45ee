import type * as English from '../../../api/detailCopy'
import type { Words } from '../../words'

export const detailCopy = {
  broken: 'જવાબ આવતો હતો ત્યારે વચ્ચે જ કનેક્શન તૂટી ગયું.',
  cors: 'સર્વર જવાબ આપે છે, પણ આ પેજ તે વાંચી શકે તે માટે જરૂરી CORS હેડર વિના, અથવા બીજા સરનામે મોકલીને.',
  nothing: 'આ સરનામે કોઈ જવાબ આપતું નથી, તે બીજા સરનામે મોકલે છે, અથવા આ નેટવર્ક પેજને ત્યાં પહોંચવા દેતું નથી.',
  tooMany: 'બહુ વધારે પ્રયત્ન થયા. થોડી મિનિટ રાહ જુઓ, પછી ફરી પ્રયત્ન કરો.',
  many: 'બહુ વધારે પ્રયત્ન થયા.',
  after: (when: string) => `${when} પછી ફરી પ્રયત્ન કરો.`,
} satisfies Words<typeof English.detailCopy>
