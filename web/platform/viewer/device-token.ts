import { localStore } from '../storage.ts'

const KEY = 'device'

/** Proves at a sign-in that this browser signed in before; it names no account. Undefined where none is stored. */
export function deviceToken(): string | undefined {
  const stored = localStore.read(KEY)
  return stored && /^[\w-]{43}$/.test(stored) ? stored : undefined
}

export const storeDeviceToken = (token: string): void => localStore.write(KEY, token)
