import type * as English from '../../../../features/apply/copy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const applyCopy = {
  earlierStates: 'पहले की स्थितियाँ',
  lead: 'अपनी सुविधा से भरें। आप जो लिखते हैं वह साथ-साथ इस डिवाइस पर सेव होता रहता है।',
  checkLead: 'सबमिट करने से पहले सब कुछ एक बार फिर पढ़ लें।',
  loading: 'आपका ड्राफ़्ट खुल रहा है',
  leader: 'टीम लीडर',
  leaderHint: 'टीम के लिए हमारा मुख्य संपर्क',
  choose: 'चुनें…',
  yes: 'हाँ',
  no: 'नहीं',
  fromProfile: 'आपकी प्रोफ़ाइल से',
  asTyped: 'जैसा आपने पिछली बार लिखा था',
  counted: (count: number, aim: number) =>
    count < aim ? `${count} अक्षर, कम से कम ${aim} चाहिए` : `${count} अक्षर`,
  draft: 'ड्राफ़्ट',
  submit: 'आवेदन सबमिट करें',
  submitting: 'सबमिट हो रहा है…',
  waitsForFile:
    'एक फ़ाइल अभी इस डिवाइस पर आ रही है, और जब तक आप इस पेज पर हैं, आपका आवेदन उसके लिए रुका रहेगा। अगर वह न आए, तो उसके खाने में ‘हटाएँ’ दबाएँ, या उसे फिर से चुनें।',
  calledOff: 'आवेदन सबमिट नहीं हुआ: फ़ाइल आने से पहले यह पेज छोड़ दिया गया।',
  submitHint:
    'अभी कहीं कुछ नहीं भेजा जाएगा। आपको इस डिवाइस पर एक रसीद मिलेगी, साथ में एक पैक भी: उसे प्रिंट करें, उस पर हस्ताक्षर करें और अपने नोडल अधिकारी के पास जमा करें।',
  missing: 'कृपया सभी ज़रूरी खाने भरें',
  submittedDetail: 'यह इस डिवाइस पर रखा है। अगले पेज पर आपकी रसीद है, और साथ में जमा करने का पैक।',
  notSubmitted: (reason: string) => `आवेदन सबमिट नहीं हुआ; आपका लिखा अब भी यहीं है। ${reason}`,
  notKept: {
    full: 'यह डिवाइस भर गया है। थोड़ी जगह खाली करें, फिर दोबारा सबमिट करें।',
    blocked:
      'यह ब्राउज़र अभी पोर्टल को कुछ रखने नहीं देता; शायद यह डिवाइस भर गया है। थोड़ी जगह खाली करें, फिर दोबारा सबमिट करें; या अपने काम की कॉपी फ़ाइल में सेव करें, फिर यह पेज दोबारा लोड करें।',
    closed:
      'इस ब्राउज़र का स्टोरेज बंद या खाली कर दिया गया। अपने काम की कॉपी फ़ाइल में सेव करें, फिर यह पेज दोबारा लोड करें।',
    cutOff:
      'इस डिवाइस पर जो रखा है उससे ब्राउज़र का संपर्क टूट गया है। यह पेज दोबारा लोड करें: आपका लिखा भी साथ आ जाएगा। फिर दोबारा सबमिट करें।',
    newer:
      'पोर्टल के नए वर्शन ने यह ड्राफ़्ट बदल दिया है। अपने काम की कॉपी फ़ाइल में सेव करें, फिर यह पेज दोबारा लोड करें।',
    locked: 'यह साझा कंप्यूटर है, और यह लॉक है। फिर से लॉगिन करें, उसके बाद दोबारा सबमिट करें।',
    stale: 'यह दूसरे टैब में बदला या सबमिट किया गया है। पहले वहाँ देखें।',
    unknown: 'यह ब्राउज़र इसे नहीं रख सका। फिर से कोशिश करें, या अपने काम की कॉपी फ़ाइल में सेव करें।',
  },
  discard: 'ड्राफ़्ट हटाएँ',
  discardQuestion: 'यह ड्राफ़्ट हटाना है?',
  discardDetail: 'इस ड्राफ़्ट का हर जवाब और हर फ़ाइल इस डिवाइस से डिलीट हो जाएगी।',
  discarding: 'हटाया जा रहा है…',
  discarded: 'ड्राफ़्ट हटा दिया गया',
  notDiscarded: {
    text: 'ड्राफ़्ट हटाया नहीं जा सका',
    detail:
      'इस डिवाइस ने उसे हटाने नहीं दिया। वह अब भी यहीं है, और आप जो लिखेंगे वह पहले की तरह सेव होता रहेगा।',
  },
  notRestored: {
    text: 'ड्राफ़्ट वापस नहीं लाया जा सका',
    detail:
      'जब तक यह पेज खुला है, उसे वापस लाया जा सकता है। अगर यह डिवाइस भर गया है, तो थोड़ी जगह खाली करें और फिर से कोशिश करें।',
  },
  statesNotBack: {
    text: 'पहले की स्थितियाँ वापस नहीं लाई जा सकीं',
    detail: 'ड्राफ़्ट वापस आ गया है। अगर यह डिवाइस भर गया है, तो थोड़ी जगह खाली करें और फिर से कोशिश करें।',
  },
  notPutBack: 'अब दूसरा ड्राफ़्ट है, इसलिए यह वापस नहीं लाया गया। यह ‘पहले की स्थितियाँ’ में है।',
} satisfies Words<typeof English.applyCopy>

export const stepCopy = {
  caption: (form: string, step: number, steps: number) => `${form}, ${steps} में से चरण ${step}`,
  title: (step: string, form: string) => `${step}, ${form}`,
  steps: 'चरण',
  place: (step: number, steps: number) => `${steps} में से चरण ${step}`,
  complete: 'पूरा',
  open: 'करना बाकी',
  problems: (count: number) =>
    plural(count, {
      one: `${count} जवाब सुधारना है`,
      other: `${count} जवाब सुधारने हैं`,
    }),
  next: 'आगे बढ़ें',
  back: 'वापस जाएँ',
  onePage: 'सब एक पेज पर',
  inSteps: 'एक बार में एक चरण',
} satisfies Words<typeof English.stepCopy>

export const startCopy = {
  title: 'शुरू करने से पहले',
  allNeeded: 'सभी खाने भरना ज़रूरी है। कोई खाना खाली छोड़कर बाद में उस पर वापस आ सकते हैं। इतना तैयार रखें:',
  haveReady: [
    'हर सदस्य के आधार कार्ड का स्कैन या फ़ोटो (PDF, JPG या PNG)',
    'आपके मेंटर का विवरण और एम्प्लॉयर आईडी',
    'आपके संस्था प्रमुख का नाम, जो आवेदन को समर्थन देंगे',
    'पैक के साथ जमा करने के लिए: 5 से 10 पेज का आपका प्रस्ताव',
  ],
} satisfies Words<typeof English.startCopy>

export const teamCopy = {
  member: (number: number) => `टीम सदस्य ${number}`,
  add: 'सदस्य जोड़ें',
  remove: (number: number) => `टीम सदस्य ${number} को हटाएँ`,
  removed: (number: number) => `टीम सदस्य ${number} को हटा दिया`,
  ownDetails: 'मेरी जानकारी भरें',
  ownDetailsHint: 'आपका नाम, ईमेल और मोबाइल नंबर, जहाँ खाली हों, आपकी प्रोफ़ाइल से भर जाते हैं।',
  few: 'टीम में 2 से 5 छात्र होते हैं। आप एक सदस्य के साथ आगे बढ़ सकते हैं, लेकिन योजना में कम से कम दो सदस्य होने की उम्मीद की जाती है।',
  many: (count: number) =>
    `टीम में 2 से 5 छात्र होते हैं, और आपकी टीम में ${count} हैं। आप आगे बढ़ सकते हैं, लेकिन योजना आपसे टीम छोटी करने को कह सकती है।`,
  line: (name: string, enrollment: string, missing: number) =>
    [name || 'अभी नाम नहीं', enrollment, missingText(missing)]
      .filter((part) => part !== '')
      .join(', '),
} satisfies Words<typeof English.teamCopy>

function missingText(count: number): string {
  return count === 0 ? 'पूरा' : `${count} जवाब बाकी`
}

export const checkCopy = {
  change: 'बदलें',
  changeAnswer: (question: string, group: string) => `बदलें: ${question} (${group})`,
  show: 'सभी जवाब दिखाएँ',
  hide: 'सभी जवाब छिपाएँ',
} satisfies Words<typeof English.checkCopy>

export const problemsCopy = {
  title: 'कुछ सुधारना है',
  lead: (count: number) =>
    plural(count, {
      one: `कुछ खोया नहीं है। ${count} जवाब बाकी है या सुधारना है:`,
      other: `कुछ खोया नहीं है। ${count} जवाब बाकी हैं या सुधारने हैं:`,
    }),
  next: (count: number) => `अगली गलती (${count} बाकी)`,
} satisfies Words<typeof English.problemsCopy>

export const saveStatusCopy = {
  where: 'मेरा काम कहाँ है?',
  blank: 'अभी सेव करने के लिए कुछ नहीं',
  saving: 'सेव हो रहा है…',
  saved: (time: string) => `इस डिवाइस पर सेव हुआ, ${time}`,
  failed: 'सेव नहीं हुआ',
  lastSaved: (time: string) => `इस डिवाइस पर आखिरी बार सेव हुआ: ${time}।`,
  retry: 'फिर से कोशिश करें',
  loadAgain: 'पेज दोबारा लोड करें',
  saveACopy: 'कॉपी सेव करें',
} satisfies Words<typeof English.saveStatusCopy>

export const lockCopy = {
  following: 'यह फ़ॉर्म दूसरे टैब में खुला है। उसमें जो सेव हुआ है, वही आपको यहाँ दिख रहा है।',
  take: 'वहाँ के बजाय यहाँ भरें',
  taking: 'दूसरे टैब से पूछ रहे हैं…',
  notInDraft:
    'दूसरे टैब ने यह ड्राफ़्ट पहले सेव कर दिया, इसलिए यहाँ का आपका आखिरी बदलाव उसमें नहीं है। जब तक इस डिवाइस पर जगह है, दोनों में से जिसे आप नहीं चुनेंगे, वह ‘पहले की स्थितियाँ’ में रखा जाएगा।',
  gone: 'यह ड्राफ़्ट अब इस डिवाइस पर नहीं है: उसे कहीं और सबमिट किया, हटाया या मिटाया गया है। आपने यहाँ जो लिखा वह सिर्फ़ इस टैब में है।',
  takeMine: 'मैंने यहाँ जो लिखा वही रखें',
  refused: 'दूसरे टैब में अभी सब कुछ सेव नहीं हुआ है, इसलिए भरना वहीं जारी है। पहले वहाँ जाकर देखें।',
  changed: 'यह ड्राफ़्ट कहीं और से बदला गया है। वह अभी जैसा सेव है, वैसा ही आपको यहाँ दिख रहा है।',
  goOn: 'सेव हुए ड्राफ़्ट से आगे बढ़ें',
  beginInstead:
    'आप खाली फ़ॉर्म से भी शुरू कर सकते हैं। तब आपने यहाँ जो लिखा है, वह ‘पहले की स्थितियाँ’ में रखा जाएगा।',
  begin: 'खाली फ़ॉर्म से शुरू करें',
  notKept: {
    text: 'आपने यहाँ जो लिखा है, वह रखा नहीं जा सका',
    detail: 'वह अब भी यहीं है। अगर यह डिवाइस भर गया है, तो थोड़ी जगह खाली करें और फिर से कोशिश करें।',
  },
  answers: 'अब तक के आपके जवाब',
  nothing: 'अभी इस डिवाइस पर उसका कुछ भी सेव नहीं है।',
  unread:
    'उसमें जो सेव है वह यहाँ नहीं दिखाया जा सकता: हो सकता है कि उसे पोर्टल के नए वर्शन ने लिखा हो। यह पेज दोबारा लोड करें।',
} satisfies Words<typeof English.lockCopy>

export const submittedCopy = {
  submitted: (number: string, time: string) =>
    `आपने ${time} को आवेदन ${number} सबमिट किया। यह इस डिवाइस पर रखा है।`,
  newForm: 'यह एक नया, खाली फ़ॉर्म है।',
  receipt: 'रसीद देखें',
  another: 'दूसरा आवेदन शुरू करें',
} satisfies Words<typeof English.submittedCopy>

export const unreadCopy = {
  lead: 'इस ड्राफ़्ट का कुछ हिस्सा इस डिवाइस पर खराब हो गया था और पढ़ा नहीं जा सका। बाकी सब फ़ॉर्म में है; उसे जाँच लें, और जो नहीं है उसे फिर से लिखें। जब तक आप उसे नहीं हटाते, ड्राफ़्ट जैसा था वैसा पूरा का पूरा अलग रखा रहेगा। यह पढ़ा नहीं जा सका:',
  part: (label: string, text: string) => `${label}: ${text}`,
  empty: (label: string) => `${label}: पढ़ने लायक कुछ नहीं बचा`,
  answerOf: (member: string, question: string) => `${member}, ${question}`,
  parts: {
    values: 'सभी जवाब',
    fields: 'आवेदन के बारे में जवाब',
    teamMembers: 'टीम के सदस्य',
    teamLeader: 'टीम लीडर',
    mentor: 'मेंटर',
    place: 'फ़ॉर्म में आप कहाँ थे',
  },
} satisfies Words<typeof English.unreadCopy>

export const fileCopy = {
  choose: 'फ़ाइल चुनें',
  replace: 'बदलें',
  remove: 'हटाएँ',
  removeFile: (name: string) => `${name} हटाएँ`,
  removed: (name: string) => `${name} हटा दी`,
  replaced: (name: string) => `${name} बदल दी`,
  notPutBack: (name: string) =>
    `${name} वापस नहीं लाई गई: उसके खाने में अब दूसरी फ़ाइल है, या वह खाना अब नहीं है।`,
  reading: 'फ़ाइल इस डिवाइस पर सेव हो रही है…',
  missing: 'यह फ़ाइल इस डिवाइस पर नहीं है। उसे फिर से चुनें।',
  onlyOne: 'यहाँ एक ही फ़ाइल रखी जा सकती है। एक चुनें; कुछ नहीं बदला है।',
  large: (size: string) =>
    `यह फ़ाइल 5MB से बड़ी है (${size})। यह चलेगी, लेकिन छोटा स्कैन जमा करना आसान होता है।`,
  late: (name: string) => `${name} अपने फ़ॉर्म के लिए देर से आई और ड्राफ़्ट में नहीं है। फ़ॉर्म में उसे फिर से चुनें।`,
  notKept: (name: string) =>
    `${name} इस डिवाइस पर नहीं रखी जा सकी। थोड़ी जगह खाली करें, या यह पेज दोबारा लोड करें, और उसे फिर से चुनें।`,
} satisfies Words<typeof English.fileCopy>

export const writtenCopy = {
  unsaved: 'आपके आखिरी बदलाव इस डिवाइस पर सेव नहीं हैं',
} satisfies Words<typeof English.writtenCopy>
