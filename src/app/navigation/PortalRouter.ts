import { createElement } from 'react'
import {
  createPath,
  parsePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom'
import { closerOfLast } from '../../lib/closedByBack'
import { askToLeave, leaveFor, mustAskBeforeLeaving } from '../../lib/departure'
import { pathIn } from '../../lib/language'
import { isOwnStep } from '../../lib/ownSteps'
import { pageLoading } from '../../lib/pageLoading'
import { Store } from '../../lib/store'
import { hasUnsaved } from '../../pwa/unsaved'
import { isOtherVersionStored } from '../../pwa/version'
import { ErrorPage } from '../ErrorPage'
import { matchesAt } from '../matchesAt'
import { missingPage } from '../missingPage'
import { areLoaded, loadMatches } from './loadedMatches'

/** Where a navigation leads; `state` is what it takes along. */
type Wanted = Path & { state: unknown }

type TabHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/** The current page, and how it was reached. */
export type Place = {
  location: Location
  action: TabHistory['action']
  matches: ReturnType<typeof matchesAt>
  /** How the navigation is to be shown, as its caller asked. */
  options: NavigateOptions
}

/**
 * Decides which page is shown. It loads a page's screen first, and then changes the address and the
 * page, so that a page that cannot be loaded leaves the current one, which may be a form, as it is.
 * The router's own data layer would replace it with an error, and weighs more
 * than all the rest of the router (docs/decisions/router.md).
 */
export class PortalRouter {
  readonly place: Store<Place>
  /** Why the screen of the first page could not be loaded, if so. */
  readonly failure: { error: unknown } | undefined
  /** What links and `useNavigate` call. */
  readonly navigator: Navigator
  readonly #routes: RouteObject[]
  readonly #history: TabHistory
  /** The latest request for a page: an earlier one that is still loading is dropped. */
  #wish: object | undefined
  /** The distance in the tab's history from the current page to the address, after Back or Forward. */
  #ahead = 0
  #ownSteps = 0
  /** Called when the address of the current page is back. */
  #onStayed: (() => void) | undefined
  #mayLeave = false
  /** The next step is the portal's own, not somebody's Back. */
  #isAsked = false

  private constructor(
    routes: RouteObject[],
    history: TabHistory,
    matches: Place['matches'],
    failure?: { error: unknown },
  ) {
    this.failure = failure
    this.#routes = routes
    this.#history = history
    this.navigator = {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (steps) => {
        this.#isAsked = isOwnStep(steps)
        history.go(steps)
      },
      push: (to, state, options) => this.#go(to, 'push', state, options),
      replace: (to, state, options) => this.#go(to, 'replace', state, options),
    }
    this.place = new Store({
      location: history.location,
      action: history.action,
      matches,
      options: {},
    })
    history.listen(({ delta }) => this.#traversed(delta))
  }

  /**
   * Resolves with the first page's screen loaded. If that fails, the router shows an error, because
   * there is no earlier page to stay on.
   */
  static async open(routes: RouteObject[], history: TabHistory): Promise<PortalRouter> {
    const matches = matchesAt(routes, history.location)
    try {
      await loadMatches(matches)
      return new PortalRouter(routes, history, matches)
    } catch (error) {
      const screen = { element: createElement(ErrorPage, { error }) }
      const failed = matches.map((match) =>
        areLoaded([match]) ? match : { ...match, route: { ...screen, handle: match.route.handle } },
      )
      return new PortalRouter(routes, history, failed, { error })
    }
  }

  #go(to: To, how: 'push' | 'replace', state: unknown, options: NavigateOptions = {}): void {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
    const address = { pathname, search, hash, state }
    // As in a browser, a link to where one is already adds nothing to the tab's history.
    const isHere = createPath(address) === createPath(this.#history.location)
    const change = isHere ? 'replace' : how
    leaveFor(pathIn(pathname), () => {
      void this.#visit(address, options, () => this.#history[change](address, state))
    })
  }

  /** Back, Forward, or a link to a part of the page: the address has changed already. */
  #traversed(steps: number | null): void {
    if (this.#ownSteps > 0) {
      this.#ownSteps -= 1
      const stayed = this.#onStayed
      this.#onStayed = undefined
      stayed?.()
      return
    }
    const isTheirs = !this.#isAsked && !this.#mayLeave
    this.#isAsked = false
    const { location } = this.#history
    // An entry made by a plain link to a part of the page has no index: it is the current page, or
    // one step back.
    const isHere = location.pathname === this.place.read().location.pathname
    this.#ahead += steps ?? (isHere ? 0 : -1)
    const close = isTheirs && this.#ahead !== 0 ? closerOfLast() : undefined
    if (close !== undefined) {
      this.#stay(close)
      return
    }
    const mayLeave = this.#mayLeave || !mustAskBeforeLeaving(pathIn(location.pathname))
    this.#mayLeave = false
    if (mayLeave) {
      void this.#visit(location, {}, () => undefined)
      return
    }
    const wanted = this.#ahead
    this.#stay()
    askToLeave(() => {
      this.#mayLeave = true
      this.#history.go(wanted)
    })
  }

  /** Puts the address of the current page back, and calls off the one that was loading. */
  #stay(then?: () => void): void {
    this.#wish = undefined
    pageLoading.set(false)
    if (this.#ahead === 0) return
    this.#onStayed = then
    const back = -this.#ahead
    this.#ahead = 0
    this.#ownSteps += 1
    this.#history.go(back)
  }

  /**
   * A page whose screen is loaded is shown synchronously, so that nothing can come between a press
   * and its effect.
   */
  async #visit(
    address: Wanted,
    options: NavigateOptions,
    changeAddress: () => void,
  ): Promise<void> {
    const matches = matchesAt(this.#routes, address)
    const wish = {}
    this.#wish = wish
    if (!areLoaded(matches)) {
      pageLoading.set(true)
      const failed = await loadMatches(matches).then(
        () => false,
        () => true,
      )
      // Another page has been requested meanwhile.
      if (this.#wish !== wish) return
      if (failed) {
        this.#stay()
        void this.#tell(address)
        return
      }
    }
    changeAddress()
    this.#ahead = 0
    const { location, action } = this.#history
    if (location.pathname !== this.place.read().location.pathname) missingPage.set(undefined)
    this.place.set({ location, action, matches, options })
    pageLoading.set(false)
  }

  /**
   * When another version is stored on this device, as after an update, the link is followed with a
   * full page load, unless something on this page is unsaved. This cannot loop: a page that fails
   * while the portal starts reports that and stops.
   */
  async #tell(address: Wanted): Promise<void> {
    const wish = this.#wish
    const isOther = !hasUnsaved() && (await isOtherVersionStored().catch(() => false))
    if (isOther) location.assign(createPath(address))
    else if (this.#wish === wish) {
      const to = createPath({ ...address, pathname: pathIn(address.pathname) })
      missingPage.set({ to, state: address.state })
    }
  }
}
