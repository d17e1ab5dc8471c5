import { isVisitorsPreview } from '../preview.ts'
import { localStore, sessionStore } from '../storage.ts'

const TOKEN = 'Authorization'

/** Session storage first: an impersonation lives there and ends with its tab (api.md section 4). */
export function readToken(): string | null {
  if (isVisitorsPreview) return null
  return sessionStore.read(TOKEN) ?? localStore.read(TOKEN)
}

/** Stores the token of a sign-in; that of an impersonation only for this tab. */
export function storeToken(token: string, { isImpersonated = false } = {}): void {
  const store = isImpersonated ? sessionStore : localStore
  store.write(TOKEN, token)
}

/** Removes the token in use; after an impersonation's the one of local storage counts again. */
export function clearToken(): void {
  const store = sessionStore.read(TOKEN) === null ? localStore : sessionStore
  store.remove(TOKEN)
}

/** Calls back when another tab signs in or out; not in a tab with a session of its own, as an impersonation has. */
export function onOtherTab(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if ((key === TOKEN || key === null) && sessionStore.read(TOKEN) === null) listener()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Makes `onOtherTab` check now: another tab has changed the token, and the browser will say so later. */
export const noticeOtherTab = (): boolean => dispatchEvent(new StorageEvent('storage', { key: TOKEN }))
