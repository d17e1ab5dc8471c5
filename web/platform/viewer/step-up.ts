import type { CallProblem } from '../calls/call-problem.ts'

export type StepUpRequest = NonNullable<CallProblem['stepUp']> & {
  /** The token with which the call is sent again; empty where the session has shown a second factor now and that is all. */
  finish: (token: string) => void
  cancel: () => void
}
type Listener = (request: StepUpRequest | null) => void

let listener: Listener | null = null
let last: Promise<unknown> = Promise.resolve()

/**
 * Asks the person to show again who they are, for a call that was refused until then; of several such calls one after the
 * other. Answers the token for one repeat; rejects with the refusal where nobody can be asked, or the person gives up.
 */
export function askStepUp(refusal: CallProblem): Promise<string> {
  const asking = last.then(() => ask(refusal))
  last = asking.catch(() => {})
  return asking
}

function ask(refusal: CallProblem): Promise<string> {
  const { stepUp } = refusal
  const host = listener
  if (!stepUp || !host) return Promise.reject(refusal)
  return new Promise<string>((resolve, reject) =>
    host({ ...stepUp, finish: resolve, cancel: () => reject(refusal) }),
  ).finally(() => host(null))
}

/** The dialog's host, on the pages that make such calls. */
export function onStepUpRequest(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
