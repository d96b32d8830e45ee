/**
 * What people type for the same thing: other English words, Hindi and Gujarati in Latin letters, and
 * the names that earlier portals used. A search for one item of a row finds the others.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['apply', 'application form', 'fill form', 'form bharna', 'form kaise bhare', 'avedan', 'submit'],
  ['money', 'fund', 'funding', 'amount', 'paisa', 'paise', 'rupees', 'stipend', 'scholarship'],
  ['pay', 'paid', 'payment', 'disburse', 'installment', 'instalment', 'kist', 'milna', 'milega'],
  ['fee', 'cost', 'charge', 'price', 'kharcha', 'caps'],
  ['free', 'muft'],
  ['equity', 'share', 'loan', 'repay', 'return money'],
  ['deadline', 'last date', 'closing date', 'due date', 'aakhri tarikh'],
  ['status', 'track', 'stage', 'progress', 'how my application stands'],
  ['sign in', 'login', 'log in', 'signin', 'otp'],
  ['create an account', 'sign up', 'signup', 'register', 'registration', 'new account', 'new user'],
  ['password', 'pin', 'passcode', 'otp'],
  ['forgotten', 'forgot', 'reset', 'lost', 'recover', 'bhul'],
  ['aadhaar', 'aadhar', 'adhar', 'adhaar', 'uid', 'uidai', 'national id'],
  ['document', 'pdf', 'file', 'download', 'paper', 'attachment', 'upload', 'scan'],
  ['presentation', 'ppt', 'slides', 'powerpoint', 'deck'],
  ['phone', 'call', 'telephone', 'mobile', 'helpline', 'contact number', 'customer care'],
  ['email', 'mail', 'gmail'],
  ['address', 'location', 'where', 'kaha', 'kahan', 'map'],
  ['hours', 'timing', 'open'],
  ['help', 'support', 'madad', 'problem', 'issue', 'error', 'not working'],
  ['grievance', 'complaint', 'disagree', 'appeal', 'shikayat'],
  ['rejected', 'reject', 'refused', 'not selected'],
  ['reason', 'why', 'kyu', 'kyun'],
  ['eligible', 'eligibility', 'who can apply', 'criteria', 'qualify', 'patrata', 'yogyata'],
  ['student', 'undergraduate', 'postgraduate', 'diploma', 'first year', 'final year', 'chhatra'],
  ['faculty', 'teacher', 'professor', 'staff', 'sir', 'guide'],
  ['institution', 'college', 'university', 'institute', 'school', 'campus'],
  [
    'endorsement',
    'endorse',
    'noc',
    'permission',
    'signature',
    'approval letter',
    'principal',
    'hod',
  ],
  ['team', 'group', 'members', 'partner', 'alone', 'solo', 'individual'],
  ['review', 'approval', 'screening', 'selection', 'evaluation'],
  ['weeks', 'days', 'duration', 'time', 'how long', 'kitna time', 'kitne din'],
  ['extension', 'extend', 'more time'],
  ['patent', 'ipr', 'intellectual property', 'invention'],
  ['trademark', 'trade mark', 'logo', 'brand'],
  ['copyright', 'software', 'app', 'code'],
  ['publish', 'show', 'steal', 'copy', 'secret', 'confidential'],
  ['proof of concept', 'poc', 'prototype', 'seed', 'project'],
  ['hackathon', 'competition', 'contest'],
  ['workshop', 'training', 'event', 'seminar', 'webinar'],
  ['region', 'near', 'nearby', 'district', 'city'],
  ['device', 'computer', 'laptop'],
  ['without a network', 'offline', 'internet', 'no internet', 'without internet', 'no network'],
  ['erase', 'delete', 'remove', 'clear'],
  ['keep', 'safe', 'secure', 'store', 'save'],
  ['privacy', 'data', 'personal', 'cookies'],
  ['terms', 'conditions', 'rules'],
  ['profile', 'my details', 'my account'],
  ['change', 'edit', 'update', 'settings'],
  ['success', 'story', 'winner', 'example', 'past project'],
  ['director', 'head', 'leadership'],
  ['withdraw', 'cancel', 'take back'],
  ['receipt', 'acknowledgement', 'proof', 'submitted'],
  ['calendar', 'dates', 'schedule', 'reminder'],
  ['how', 'kaise', 'kese', 'process', 'steps', 'procedure'],
  ['when', 'kab'],
  ['how much', 'kitna', 'kitne', 'kitni'],
]

/** Words in almost every sentence, which say nothing about what is searched. */
export const fillerWords =
  'a an and are as at be by can do does for from i in is it me my of on or please the this to what ' +
  'will with you your hai hain ho ka ke ki ko kya kar karna kare karu liye mein mera mujhe se che ma mare'

/** Word endings to strip in languages without a stemmer of their own; English has one. */
export const endings: readonly string[] = []
