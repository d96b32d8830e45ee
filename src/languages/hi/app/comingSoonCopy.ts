import type * as English from '../../../app/comingSoonCopy'
import type { Words } from '../../words'

export const comingSoonCopy = {
  lead: 'जल्द आ रहा है',
  text: 'योजना सेल यह पेज अभी तैयार कर रहा है। तब तक वह आपके सवालों के जवाब 24 घंटे में देगा।',
  ask: 'योजना सेल से पूछें',
  documents: 'सभी दस्तावेज़',
} satisfies Words<typeof English.comingSoonCopy>
