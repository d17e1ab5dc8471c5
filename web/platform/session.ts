import { localStore, sessionStore } from './storage.ts'

const TOKEN = 'Authorization'
const listeners = new Set<() => void>()

/** Session storage first: an impersonation lives there and ends with its tab (api.md section 4). */
export function readToken(): string | null {
  return sessionStore.read(TOKEN) ?? localStore.read(TOKEN)
}

/** Keeps the token of a sign-in; that of an impersonation only for this tab. */
export function storeToken(token: string, { isImpersonated = false } = {}): void {
  const store = isImpersonated ? sessionStore : localStore
  store.write(TOKEN, token)
  tell()
}

/** Forgets the token in use; after an impersonation's the one of local storage counts again. */
export function dropToken(): void {
  const store = sessionStore.read(TOKEN) === null ? localStore : sessionStore
  store.remove(TOKEN)
  tell()
}

/** Calls back when somebody signs in or out, in this tab or another one. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', tellOfStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', tellOfStorage)
  }
}

/** Calls back when another tab signs in or out; not in a tab with a session of its own, as an impersonation has. */
export function onOtherTab(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if ((key === TOKEN || key === null) && sessionStore.read(TOKEN) === null) listener()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function tell() {
  if (readToken()) document.documentElement.dataset.viewer = 'buyer'
  else delete document.documentElement.dataset.viewer
  listeners.forEach((listener) => listener())
}
const tellOfStorage = ({ key }: StorageEvent) => {
  if (key === TOKEN || key === null) tell()
}
