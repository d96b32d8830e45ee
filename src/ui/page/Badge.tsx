import type { ReactNode } from 'react'
import type { Tone } from '../../domain/application/status'
import { classNames } from '../../lib/classNames'
import { toneClass } from './tone'

/** A short state in words; the colour only supports them. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border border-current/25 px-2.5 py-0.5 text-sm font-medium sm:whitespace-nowrap',
        toneClass[tone],
      )}
    >
      {children}
    </span>
  )
}
