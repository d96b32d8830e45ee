import { classNames } from '../../lib/classNames'
import { passwordStrength } from '../../ui/passwords/passwordStrength'
import { signupCopy as copy } from './copy'

const looks = {
  weak: { fill: 'bg-bad', ink: 'text-bad' },
  medium: { fill: 'bg-warn', ink: 'text-warn' },
  strong: { fill: 'bg-good', ink: 'text-good' },
} as const

/** The meter of spec §4: five points in three levels, shown by a word as well as by colour. */
export function PasswordStrength({ password }: { password: string }) {
  const { points, level } = passwordStrength(password)
  const look = looks[level]
  const typed = password !== ''
  return (
    <>
      {typed && (
        <div aria-hidden className="mt-2 flex gap-1">
          {[1, 2, 3, 4, 5].map((point) => (
            <span
              key={point}
              className={classNames(
                'h-1.5 flex-1 rounded-full',
                point <= points ? look.fill : 'bg-neutral-soft',
              )}
            />
          ))}
        </div>
      )}
      <p role="status" className={classNames('mt-1 text-sm empty:absolute', look.ink)}>
        {typed && copy.strength[level]}
      </p>
    </>
  )
}
