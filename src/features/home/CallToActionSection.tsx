import { useAuth } from '../../auth/AuthContext'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/page/Button'
import { homeCopy } from './copy'

const copy = homeCopy.callToAction

/** Only for visitors (spec §2). */
export function CallToActionSection() {
  const { user } = useAuth()
  if (user !== null) return null
  return (
    <section className="visitor-only break-inside-avoid bg-accent-soft py-12 md:py-16">
      <div className="container-page flex flex-wrap items-center justify-between gap-6">
        <div className="max-w-2xl">
          <h2 className="text-2xl md:text-3xl">{copy.title}</h2>
          <p className="mt-3 text-lg text-muted">{copy.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.signup}>{copy.signUp}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.login}>
            {copy.signIn}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
