import type * as English from '../../../../../features/apply/safety/copy'
import type { Words } from '../../../../words'
import { listed, plural } from '../../../../../lib/grammar'
import type { Occasion } from '../../../../../storage/restore-points/restorePoints'

export const restoreCopy = {
  open: 'पहले की स्थितियाँ',
  title: 'इस ड्राफ़्ट की पहले की स्थितियाँ',
  lead: 'ड्राफ़्ट की आखिरी 20 स्थितियाँ इस डिवाइस पर उसके साथ रखी जाती हैं। वापस जाने पर अभी की स्थिति भी रखी जाती है, इसलिए वापस जाना भी रद्द किया जा सकता है।',
  reading: 'पहले की स्थितियाँ पढ़ रहे हैं',
  unreadable: 'पहले की स्थितियाँ अभी पढ़ी नहीं जा सकीं। इसे बंद करें और फिर से कोशिश करें।',
  none: 'अभी पहले की कोई स्थिति नहीं है',
  noneText:
    'जब आप ड्राफ़्ट खोलते हैं, कुछ खाली करने, हटाने या बदलने से पहले, और लिखते समय हर कुछ मिनट में एक स्थिति रखी जाती है।',
  occasions: {
    opened: 'जब आपने ड्राफ़्ट खोला।',
    'before-loss': 'कुछ खाली करने, हटाने या बदलने से पहले।',
    typing: 'जब आप लिख रहे थे।',
    'step-left': 'जब आपने कोई चरण छोड़ा।',
    'before-return': 'पहले की किसी स्थिति पर आपके वापस जाने से पहले।',
  } satisfies Record<Occasion, string>,
  changed: (labels: readonly string[]) => {
    if (labels.length === 0) return 'अभी जैसा ही।'
    return labels.length > 3 ? `अभी ${labels.length} जवाब अलग हैं।` : `अभी अलग: ${listed(labels)}।`
  },
  compare: 'तुलना करें',
  compareFrom: (moment: string) => `${moment} की स्थिति की अभी से तुलना करें`,
  hide: 'छिपाएँ',
  hideFrom: (moment: string) => `${moment} से तुलना छिपाएँ`,
  return: 'इस पर वापस जाएँ',
  returnFrom: (moment: string) => `${moment} की स्थिति पर वापस जाएँ`,
  before: 'तब',
  now: 'अभी',
  returned: 'ड्राफ़्ट वैसा हो गया है जैसा तब था',
  undo: 'पहले जैसा करें',
  notUndone: 'ड्राफ़्ट जैसा है वैसा ही रहता है',
  changedSince: 'इसे उसके बाद बदला गया है। आपके वापस जाने से पहले की स्थिति ‘पहले की स्थितियाँ’ में है।',
  replaces:
    'वापस जाएँगे तो ये बदलाव चले जाएँगे, क्योंकि वे रखे नहीं जा सके। पहले जो आपके पास है उसकी कॉपी सेव करें, या थोड़ी जगह खाली करें।',
  notReturned: {
    text: 'ड्राफ़्ट नहीं बदला गया',
    detail: 'इस डिवाइस ने बदलाव नहीं रखा। सब कुछ जैसा था वैसा ही है।',
  },
} satisfies Words<typeof English.restoreCopy>

export const whereCopy = {
  open: 'मेरा काम कहाँ है?',
  title: 'मेरा काम कहाँ है?',
  device: 'क्या इस डिवाइस पर है?',
  onDevice: (since: string) => `हाँ, ${since} तक के सभी बदलावों के साथ।`,
  blank: 'अभी कुछ नहीं: आपने कुछ लिखा नहीं है।',
  saving: 'अभी सेव हो रहा है।',
  notSaved: 'नहीं। आपके आखिरी बदलाव सिर्फ़ इस टैब में हैं: इसे बंद करने से पहले कॉपी सेव करें।',
  notSavedSince: (since: string) =>
    `सिर्फ़ ${since} तक का। उसके बाद आपने जो बदला, वह सिर्फ़ इस टैब में है: इसे बंद करने से पहले कॉपी सेव करें।`,
  sealing: 'क्या दूसरे पढ़ सकते हैं?',
  sealed: 'नहीं। यह साझा कंप्यूटर है: सब सीलबंद है, और सिर्फ़ आपके पासवर्ड से खुलता है।',
  readable:
    'हाँ, जो भी यह ब्राउज़र इस्तेमाल कर सकता है, वह पढ़ सकता है। अगर आप यह कंप्यूटर दूसरों के साथ शेयर करते हैं, तो लॉगिन करते समय बताएँ।',
  protection: 'क्या मिटने से सुरक्षित है?',
  protected: 'हाँ। ब्राउज़र ने वादा किया है कि जगह बनाने के लिए इसे नहीं मिटाएगा।',
  unknown: 'पता नहीं। ब्राउज़र से अभी पूछा नहीं गया है।',
  ask: 'ब्राउज़र से इसे सुरक्षित रखने को कहें',
  asking: 'पूछ रहे हैं…',
  refused: 'ब्राउज़र ने वादा नहीं किया। जब आप पोर्टल इंस्टॉल करेंगे, तब वह शायद फिर पूछे।',
  room: 'बची जगह',
  roomLeft: (left: string) => `इस पोर्टल के लिए करीब ${left}।`,
  littleRoom: (left: string) => `सिर्फ़ करीब ${left}: और फ़ाइलें अटैच करने से पहले थोड़ी जगह खाली करें।`,
  roomUnknown: 'यह ब्राउज़र नहीं बताता।',
  copy: 'आखिरी बार सेव की हुई कॉपी',
  copied: (moment: string) => `${moment}, फ़ाइल के रूप में, जहाँ आपका ब्राउज़र डाउनलोड रखता है वहाँ।`,
  copiedBefore: (moment: string) =>
    `${moment}, आपके आखिरी बदलाव से पहले। वह भी रहे, इसके लिए एक और कॉपी सेव करें।`,
  copiedWithoutFiles: (moment: string, count: number) => {
    const missing = plural(count, {
      one: `${count} संलग्न फ़ाइल उसमें नहीं है।`,
      other: `${count} संलग्न फ़ाइलें उसमें नहीं हैं।`,
    })
    return `${moment}, फ़ाइल के रूप में, जहाँ आपका ब्राउज़र डाउनलोड रखता है वहाँ। ${missing}`
  },
  noCopy: 'इस डिवाइस पर एक भी सेव नहीं की गई।',
  sent: 'क्या किसी को भेजा गया?',
  notSent: 'नहीं। इसका कुछ भी इस डिवाइस से बाहर नहीं गया है।',
  close: 'बंद करें',
} satisfies Words<typeof English.whereCopy>
