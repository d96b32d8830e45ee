import type * as English from '../../../app/notFoundCopy'
import type { Words } from '../../words'

export const notFoundCopy = {
  lead: 'इस पते पर कोई पेज नहीं है। हो सकता है कि पेज का पता बदल गया हो, या लिंक गलत हो।',
  home: 'होम पेज',
  contact: 'संपर्क',
} satisfies Words<typeof English.notFoundCopy>
