import type * as English from '../../../../app/frame/cutOffCopy'
import type { Words } from '../../../words'

export const cutOffCopy = {
  text: 'इस डिवाइस पर जो रखा है उससे ब्राउज़र का संपर्क टूट गया है, इसलिए यह पेज दोबारा लोड होने तक यहाँ कुछ भी पढ़ा या सेव नहीं किया जा सकता।',
  loadAgain: 'पेज दोबारा लोड करें',
} satisfies Words<typeof English.cutOffCopy>
