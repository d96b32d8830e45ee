import type * as English from '../../../../../features/about/institute/sampleCopy'
import type { Words } from '../../../../words'

export const institutionWords = {
  stu: {
    type: 'રાજ્ય યુનિવર્સિટી',
    specialization: 'મેડિકલ ડિવાઇસ અને ઇલેક્ટ્રોનિક્સ',
    role: 'યોજના ચલાવે છે, અને તેનો સેલ અહીં જ છે',
  },
  lakeview: {
    type: 'સ્વાયત્ત સંસ્થા',
    specialization: 'દિવ્યાંગો માટેની ટેકનોલોજી અને સોફ્ટવેર',
    role: 'મધ્ય ગુજરાત પ્રદેશની અને મેન્ટર તાલીમની આગેવાની',
  },
  spu: {
    type: 'રાજ્ય યુનિવર્સિટી',
    specialization: 'કાપડ, મટીરિયલ અને મશીન',
    role: 'દક્ષિણ ગુજરાત પ્રદેશની અને પિચ ક્લિનિકની આગેવાની',
  },
  coastal: {
    type: 'સરકારી યુનિવર્સિટી',
    specialization: 'ઊર્જા, મીઠું અને દરિયો',
    role: 'સૌરાષ્ટ્ર પ્રદેશની આગેવાની',
  },
  nisa: {
    type: 'કૃષિ યુનિવર્સિટી',
    specialization: 'ખેતી, ડેરી અને જમીન',
    role: 'ઉત્તર ગુજરાત પ્રદેશની અને ખેતરમાં થતા પ્રયોગોની આગેવાની',
  },
  rann: {
    type: 'સરકારી કૉલેજ',
    specialization: 'બાંધકામ, પાણી અને સૂકી જમીન',
    role: 'કચ્છ પ્રદેશની આગેવાની',
  },
} satisfies Words<typeof English.institutionWords>
