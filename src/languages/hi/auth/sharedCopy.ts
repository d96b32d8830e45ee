import type * as English from '../../../auth/sharedCopy'
import type { Words } from '../../words'

export const sharedSessionCopy = {
  noVault:
    'सर्वर ने आपको प्रवेश दे दिया है, लेकिन इस ब्राउज़र का स्टोरेज काम नहीं कर रहा: आपका काम यहाँ न सीलबंद हो सकता है, न खोला जा सकता है। आपका लॉगिन नहीं हुआ है, और यहाँ जो रखा है उसमें कुछ नहीं बदला है। ब्राउज़र बंद करके दोबारा खोलें, यह कंप्यूटर भरा हो तो थोड़ी जगह खाली करें, और लॉगिन करें; या दूसरा कंप्यूटर इस्तेमाल करें।',
} satisfies Words<typeof English.sharedSessionCopy>
