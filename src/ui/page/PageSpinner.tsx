import { Spinner } from './Spinner'

/**
 * A whole page that is loading. Its heading is there for screen readers; the focus waits for the
 * page's own.
 */
export function PageSpinner({ title, label }: { title: string; label: string }) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Spinner label={label} />
    </>
  )
}
