import type { Tone } from '../../domain/application/status'

/** Soft background with readable text, by tone. */
export const toneClass: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  neutral: 'bg-neutral-soft text-neutral',
}
