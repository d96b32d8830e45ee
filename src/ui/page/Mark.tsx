/**
 * The mark of the portal: a seedling that is also a rising arrow. Its colours are fixed, because a
 * saved file has no theme.
 */
export function Mark({ size, className }: { size: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden className={className}>
      <rect width="32" height="32" rx="8" fill="#101f4d" />
      <path d="M16 26V12" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M16 17c-5 0-8-2.5-8-7 5 0 8 2.5 8 7Z" fill="#fff" />
      <path d="M16 14c0-5 3-8 8-8 0 5-3 8-8 8Z" fill="#f5a53b" />
    </svg>
  )
}
