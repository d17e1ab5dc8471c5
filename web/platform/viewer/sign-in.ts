export type SignInRequest = {
  /** Runs after a successful sign-in. */
  onSignedIn?: () => void
  /** The session has ended: says so, with the e-mail it was for. */
  ended?: { email: string }
}

let listener: ((request: SignInRequest) => void) | null = null

/** Opens the sign-in dialog, which its host listens for; false where there is none. */
export function openSignIn(request: SignInRequest = {}): boolean {
  listener?.(request)
  return listener !== null
}

export function onSignInRequest(next: (request: SignInRequest) => void): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
