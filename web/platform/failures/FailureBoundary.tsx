import { Component, type ReactNode } from 'react'

type FailureBoundaryProps = { place: readonly unknown[]; instead: ReactNode; children: ReactNode }

type State = { place: readonly unknown[]; hasFailed: boolean }

/** Shows `instead` where its children fail to render; tries again when a part of `place` changes. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state = { place: this.props.place, hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ place }: FailureBoundaryProps, state: State) =>
    place.every((part, i) => part === state.place[i]) ? null : { place, hasFailed: false }
  override render = () => (this.state.hasFailed ? this.props.instead : this.props.children)
}
