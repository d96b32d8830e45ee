import { Component, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { ErrorPage } from './ErrorPage'

/** When a screen throws, only that screen is replaced, until the next navigation. */
export function ScreenErrors({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>
}

type Props = { location: Location; children: ReactNode }
type State = { location: Location; thrown: { error: unknown } | undefined }

class Boundary extends Component<Props, State> {
  override state: State = { location: this.props.location, thrown: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, thrown: undefined }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    return thrown === undefined ? this.props.children : <ErrorPage error={thrown.error} />
  }
}
