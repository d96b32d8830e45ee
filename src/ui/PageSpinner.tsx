import { Spinner } from './Spinner'

/**
 * A whole page that is on its way. Its heading is there for those who listen; the focus waits for the
 * one of the page itself.
 */
export function PageSpinner({ title, label }: { title: string; label: string }) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <Spinner label={label} />
    </>
  )
}
