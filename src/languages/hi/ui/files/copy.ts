import type * as English from '../../../../ui/files/copy'
import type { Words } from '../../../words'

export const filesCopy = {
  types: { pdf: 'PDF', jpg: 'JPG', png: 'PNG' },
  empty: (name: string) => `${name} खाली है। स्कैन की फ़ाइल ही चुनें; कुछ नहीं बदला है।`,
  wrongEnding: (name: string, types: string) =>
    `${name} ${types} फ़ाइल नहीं है। इनमें से किसी एक प्रकार की फ़ाइल चुनें; कुछ नहीं बदला है।`,
  wrongContent: (name: string, ending: string) =>
    `${name} असल में ${ending} फ़ाइल नहीं है। उसे खोलें, ${ending} के रूप में सेव करें और फिर से चुनें; कुछ नहीं बदला है।`,
  unreadable: (name: string) => `${name} पढ़ी नहीं जा सकी। उसे फिर से चुनें; कुछ नहीं बदला है।`,
  others: (refusal: string) => `${refusal} कोई और फ़ाइल भी नहीं रखी गई: फिर से चुनें।`,
} satisfies Words<typeof English.filesCopy>
