import type * as English from '../../../../features/session/notCheckedCopy'
import type { Words } from '../../../words'

export const notCheckedCopy = {
  notChecked:
    'आप अब भी लॉगिन हैं या नहीं, यह जाँचा नहीं जा सका। कुछ मिनट बाद यह पेज फिर से लोड करें, या लॉगिन करें।',
} satisfies Words<typeof English.notCheckedCopy>
