import type * as English from '../../../app/signInOverCopy'
import type { Words } from '../../words'

export const signInOverCopy = {
  signInAgain: 'આગળ વધવા ફરી લૉગિન કરો. તમે જે લખ્યું છે તે હજી અહીં જ છે.',
  leave: 'લૉગિન કર્યા વગર બહાર નીકળો',
} satisfies Words<typeof English.signInOverCopy>
