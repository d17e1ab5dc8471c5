const KEY = 'device'

/** Proves at a sign-in that this browser signed in before; it names nobody. Undefined where nothing is kept. */
export function deviceToken(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept && /^[\w-]{43}$/.test(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepDeviceToken(token: string): void {
  try {
    localStorage.setItem(KEY, token)
  } catch {
    // A browser that keeps nothing is a new device each time.
  }
}
