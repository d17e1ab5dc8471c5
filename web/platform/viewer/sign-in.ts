export type SignInRequest = {
  /** Runs after a successful sign-in. */
  onSignedIn?: () => void
  /** The session has ended: says so, with the e-mail it was for. */
  ended?: { email: string }
}

let listener: ((request: SignInRequest) => void) | null = null

/** Opens the sign-in dialog, which who mounts it listens for; false where nobody does. */
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
