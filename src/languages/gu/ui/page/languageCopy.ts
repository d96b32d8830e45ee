import type * as English from '../../../../ui/page/languageCopy'
import type { Words } from '../../../words'

export const languageCopy = {
  title: 'ભાષા',
  notKept: (name: string) =>
    `${name} હજી આ ડિવાઇસ પર નથી. નેટવર્ક હોય ત્યારે તેને એક વાર પસંદ કરો; પછી તે ઑફલાઇન પણ ચાલશે.`,
  waits: 'તમે લખેલું બધું સેવ થાય કે તરત ભાષા બદલાશે.',
} satisfies Words<typeof English.languageCopy>
