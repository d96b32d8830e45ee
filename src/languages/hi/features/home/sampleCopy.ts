import type * as English from '../../../../features/home/sampleCopy'
import type { Words } from '../../../words'

export const supporterName = {
  government: 'राज्य सरकार',
  education: 'शिक्षा मंत्रालय',
  council: 'तकनीकी शिक्षा परिषद',
  university: 'State Technical University',
  startups: 'राज्य स्टार्टअप मिशन',
  patents: 'बौद्धिक संपदा सहायता केंद्र',
} satisfies Words<typeof English.supporterName>
