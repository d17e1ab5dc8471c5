import { Component, type ReactNode } from 'react'

type FailureBoundaryProps = { place: string; instead: ReactNode; children: ReactNode }

type State = { place: string; hasFailed: boolean }

/** Shows `instead` where its children fail to render; tries again when `place` changes. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state = { place: this.props.place, hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ place }: FailureBoundaryProps, state: State) =>
    place === state.place ? null : { place, hasFailed: false }
  override render = () => (this.state.hasFailed ? this.props.instead : this.props.children)
}
