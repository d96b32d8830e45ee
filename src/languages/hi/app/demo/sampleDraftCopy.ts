import type * as English from '../../../../app/demo/sampleDraftCopy'
import type { Words } from '../../../words'

export const sampleDraftCopy = {
  fields: {
    pocTitle: 'छत पर रखा मसाला ड्रायर',
    broadArea: 'खेती',
    department: 'मैकेनिकल इंजीनियरिंग',
    pocDescription:
      'मोड़कर रखा जा सकने वाला ड्रायर, जो खेत पर बने घर की छत पर चालीस किलो मिर्च आठ की जगह दो दिन में सुखाता है, और इसके लिए सूरज की धूप के अलावा किसी दूसरी ऊर्जा की ज़रूरत नहीं पड़ती।',
    workDone: 'फ़रवरी से मई तक शेरथा में छतों पर दो ड्रायर रखे गए।',
    methodology: 'पाँच ड्रायर बनाना, पाँच खेतों को इस्तेमाल के लिए देना और हर खेप को तौलना।',
    coreStrength: 'यह मुड़कर सपाट हो जाता है, और इसका पंखा नोटबुक जितने पैनल से चलता है।',
    expectedOutcomes: 'पाँच ड्रायर इस्तेमाल में, और पूरे एक सीज़न के माप।',
    marketCompetitors: '₹60,000 से शुरू होने वाले, एक जगह लगे पॉलीहाउस ड्रायर।',
    productMarket: 'दो हेक्टेयर तक के मिर्च और हल्दी के खेत।',
  },
  designation: 'एसोसिएट प्रोफ़ेसर',
  remark: 'कृपया अपने संस्थान का समर्थन जोड़ें।',
} satisfies Words<typeof English.sampleDraftCopy>
