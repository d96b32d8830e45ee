import { use, type AnchorHTMLAttributes, type MouseEvent, type Ref } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { addressOf } from '../../lib/language'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  /** A whole path of the portal, with its query and hash. */
  to: string
  /** What the page is told (`location.state`). */
  state?: unknown
  /** Loads the page anew, as if its address were typed. */
  reloadDocument?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to a page of the portal. The router's own follow the address, because a relative path may mean
 * something else on each page; those of the frame were a quarter of what going to another page cost
 * (docs/decisions/router.md).
 */
export function Link({ to, state, reloadDocument = false, onClick, children, ...rest }: LinkProps) {
  const { navigator } = use(NavigationContext)
  const address = addressOf(to)
  return (
    <a
      {...rest}
      href={address}
      // Followed before the scripts are here, the boot script carries what is passed on (`index.html`).
      data-carries={state === undefined ? undefined : ''}
      onClick={(event) => {
        if (!opensHere(event)) return
        onClick?.(event)
        if (reloadDocument || event.defaultPrevented) return
        event.preventDefault()
        navigator.push(address, state)
      }}
    >
      {children}
    </a>
  )
}

/** Whether the browser would open the page in this tab. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
