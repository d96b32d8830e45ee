import { useAuth } from '../../../auth/AuthContext'
import { paths } from '../../../lib/paths'
import { ButtonLink } from '../../../ui/page/Button'
import { ssipCopy } from './copy'

const copy = ssipCopy.callToAction

/** Links to creating an account, for those without one, and to the documents. */
export function CallToActionSection() {
  const { user } = useAuth()
  return (
    <section className="break-inside-avoid bg-accent-soft py-12 md:py-16">
      <div className="container-page">
        <h2 className="text-2xl md:text-3xl">{copy.title}</h2>
        <p className="mt-3 max-w-2xl text-lg text-muted">{copy.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {user === null && (
            <ButtonLink className="visitor-only" to={paths.signup}>
              {copy.signUp}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.downloads}>
            {copy.downloads}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
