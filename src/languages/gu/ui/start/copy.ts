import type * as English from '../../../../ui/start/copy'
import type { Words } from '../../../words'

export const startCopy = {
  drafts: 'અધૂરા ડ્રાફ્ટ',
  deviceMissing: 'આ ડિવાઇસ પર જે રાખ્યું છે તે હમણાં વાંચી શકાતું નથી, એટલે તમારી પોતાની અરજીઓ અહીં દેખાતી નથી.',
  someLost: 'આ બ્રાઉઝરે રાખેલામાંથી કેટલુંક ગુમાવ્યું છે, એટલે તમારી કેટલીક અરજીઓ અહીં દેખાતી નથી.',
} satisfies Words<typeof English.startCopy>
