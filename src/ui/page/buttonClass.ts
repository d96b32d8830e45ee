import { classNames } from '../../lib/classNames'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent' | undefined
  /** `small` is still 44 px high; it is only narrower. */
  size?: 'normal' | 'small' | undefined
}

const variants = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong border-transparent',
  accent: 'bg-accent text-on-accent hover:brightness-95 border-transparent',
  secondary: 'bg-surface text-brand border-edge hover:bg-brand-soft',
  quiet: 'bg-transparent text-brand border-transparent hover:bg-brand-soft',
  danger: 'bg-surface text-bad border-bad hover:bg-bad-soft',
} as const

/** The look of buttons, for the few elements that cannot be `Button` or `ButtonLink`. */
export function buttonClass({ variant = 'primary', size = 'normal' }: ButtonLook, more?: string) {
  return classNames(
    // `button` is for paper (theme.css). In large text the words have the whole width, below their icon.
    'button inline-flex max-2xs:flex-wrap max-2xs:text-center min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border font-semibold text-balance no-underline transition-colors [&>svg]:shrink-0',
    'off:cursor-not-allowed off:border-line off:bg-neutral-soft off:text-muted',
    size === 'small' ? 'py-1.5 text-sm' : 'py-2',
    // Without a frame, alone on a line, a wide inset looks like an indent.
    size === 'small' || variant === 'quiet' ? 'px-3' : 'px-box',
    variants[variant],
    more,
  )
}
