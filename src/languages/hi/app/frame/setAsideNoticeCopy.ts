import type * as English from '../../../../app/frame/setAsideNoticeCopy'
import type { Words } from '../../../words'

export const setAsideNoticeCopy = {
  setAside: (count: number) =>
    count === 1
      ? 'इस डिवाइस पर रखी एक चीज़ पढ़ी नहीं जा सकी। उसे सुरक्षित अलग रख दिया गया है; बाकी सब ठीक काम कर रहा है।'
      : `इस डिवाइस पर रखी ${count} चीज़ें पढ़ी नहीं जा सकीं। उन्हें सुरक्षित अलग रख दिया गया है; बाकी सब ठीक काम कर रहा है।`,
  saveCopy: 'कॉपी सेव करें',
  wholeCopy: 'कॉपी में सब कुछ है, आधार नंबर और स्कैन भी: इसे कागज़ों जितना ही संभालकर रखें।',
  remove: 'इस डिवाइस से हटाएँ',
} satisfies Words<typeof English.setAsideNoticeCopy>
