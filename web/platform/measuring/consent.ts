import { useSyncExternalStore } from 'react'
import { localStore } from '../storage.ts'
import { createStore } from '../store.ts'

const KEY = 'consent'
const consent = createStore(readConsent)

/** The tag manager's id (TAG_MANAGER_ID), which the server writes into the head; without it nothing is ever measured. */
export const tagManagerId = () => document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content

/** `off`: there is nothing to agree to. */
export type Consent = 'off' | 'unasked' | 'granted' | 'denied'

export function readConsent(): Consent {
  if (!tagManagerId()) return 'off'
  const stored = localStore.read(KEY)
  return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
}

/** Stores the choice in this browser until it is changed or deleted. */
export function storeConsent(choice: 'granted' | 'denied'): void {
  localStore.write(KEY, choice)
  consent.fire()
}

function listen(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  const stop = consent.subscribe(listener)
  addEventListener('storage', onStorage)
  return () => {
    stop()
    removeEventListener('storage', onStorage)
  }
}

/** `off` on the server and while hydrating. */
export const useConsent = (): Consent => useSyncExternalStore(listen, readConsent, () => 'off')
