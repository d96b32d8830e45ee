import type * as English from '../../../../ui/page/languageCopy'
import type { Words } from '../../../words'

export const languageCopy = {
  title: 'भाषा',
  notKept: (name: string) =>
    `${name} अभी इस डिवाइस पर नहीं है। नेटवर्क होने पर उसे एक बार चुनें; फिर वह ऑफ़लाइन भी चलेगी।`,
  waits: 'आपका टाइप किया हुआ सब सेव होते ही भाषा बदल जाएगी।',
} satisfies Words<typeof English.languageCopy>
