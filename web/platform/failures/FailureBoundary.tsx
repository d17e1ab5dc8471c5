import { Component, type ReactNode } from 'react'

type FailureBoundaryProps = { resetKeys: readonly unknown[]; instead: ReactNode; children: ReactNode }

type State = { resetKeys: readonly unknown[]; hasFailed: boolean }

/** Shows `instead` where its children fail to render; tries again when one of `resetKeys` changes. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state = { resetKeys: this.props.resetKeys, hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ resetKeys }: FailureBoundaryProps, state: State) =>
    resetKeys.every((part, i) => part === state.resetKeys[i]) ? null : { resetKeys, hasFailed: false }
  override render = () => (this.state.hasFailed ? this.props.instead : this.props.children)
}
