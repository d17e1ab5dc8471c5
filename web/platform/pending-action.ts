import { sessionStore } from './storage.ts'

const KEY = 'pending-action'

/** What a visitor pressed that needs an account: `kind` names who does it once somebody has signed in or registered. */
export type PendingAction = { kind: string; input: object }

/** In the tab's storage, as the way may lead over the registration. */
export const storePendingAction = (action: PendingAction) => sessionStore.write(KEY, JSON.stringify(action))
export const readPendingAction = () => sessionStore.readJson(KEY) as PendingAction | null
export const clearPendingAction = () => sessionStore.remove(KEY)
