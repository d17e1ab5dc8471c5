/** Opens the sign-in dialog; `onSignedIn` runs after a successful sign-in. Who mounts the dialog listens. */
export type SignInRequest = { onSignedIn?: () => void }

let listener: ((request: SignInRequest) => void) | null = null

export const openSignIn = (request: SignInRequest = {}) => listener?.(request)

export function onSignInRequest(next: (request: SignInRequest) => void): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
