export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

/** Soft ground with readable ink, by tone. */
export const toneClass: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  neutral: 'bg-neutral-soft text-neutral',
}
