import { localStore } from '../storage.ts'

const KEY = 'device'

/** Proves at a sign-in that this browser signed in before; it names nobody. Undefined where nothing is kept. */
export function deviceToken(): string | undefined {
  const kept = localStore.read(KEY)
  return kept && /^[\w-]{43}$/.test(kept) ? kept : undefined
}

export const keepDeviceToken = (token: string): void => localStore.write(KEY, token)
