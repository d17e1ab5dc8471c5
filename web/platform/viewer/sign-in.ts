export type SignInRequest = {
  /** Runs after a successful sign-in. */
  onSignedIn?: () => void
  /** The session has ended: says so, with the e-mail it was for. */
  ended?: { email: string }
}

let listener: ((request: SignInRequest) => void) | null = null
/** Pressed while the page came to life: its host listens a moment after its buttons do. */
let waiting: SignInRequest | null = null

/** Opens the sign-in dialog, which its host listens for; false where there is none yet. */
export function openSignIn(request: SignInRequest = {}): boolean {
  if (listener) listener(request)
  else if (!request.ended) waiting = request
  return listener !== null
}

export function onSignInRequest(next: (request: SignInRequest) => void): () => void {
  listener = next
  if (waiting) next(waiting)
  waiting = null
  return () => {
    if (listener === next) listener = null
  }
}
