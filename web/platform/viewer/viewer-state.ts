import { createStore } from '../store.ts'

/**
 * The viewer: part of the key or hash of every query whose answer is for somebody. A value per account and document:
 * an account that signs in again stays the viewer it was, another one is a new viewer, and no value comes twice.
 */
export type Viewer = 'visitor' | `account-${number}`

/** The account of the session and what it acts as, once an answer has named them. */
export type Person = { id: string; email: string }

type State = {
  viewer: Viewer
  /** The token of the viewer's session; null for a visitor and once the session has ended. */
  token: string | null
  person: Person | null
  /** The server has answered the token's account, so that its end is news. */
  isAlive: boolean
  /** 'changing' while the account of a new token is read, 'ended' while the viewer may sign in again. */
  phase: 'settled' | 'changing' | 'ended'
}

let state: State = { viewer: 'visitor', token: null, person: null, isAlive: false, phase: 'settled' }
let accounts = 0
const store = createStore(() => state)

export const viewerState = (): Readonly<State> => state
export const currentViewer = (): Viewer => state.viewer
export const isViewer = (part: unknown): part is Viewer =>
  typeof part === 'string' && /^(visitor|account-\d+)$/.test(part)

/** Calls back when the viewer or the phase has changed, or when the person is known. */
export const onViewerChange = store.subscribe

type Settled = { token: string | null; person?: Person | null; beforeNotify?: (viewer: Viewer) => void }

/** Makes this token's account the viewer; without a token a visitor. */
export function settleViewer({ token, person = null, beforeNotify = () => {} }: Settled): void {
  const isSame = token !== null && person !== null && person.id === state.person?.id
  const next = token === null ? 'visitor' : isSame ? state.viewer : (`account-${++accounts}` as const)
  state = { viewer: next, token, person, isAlive: person !== null, phase: 'settled' }
  beforeNotify(next)
  store.fire()
}

/** The same session goes on under another token. */
export function renewViewerToken(token: string): void {
  state = { ...state, token }
}

/** An answer to this token was its account's; `person` where it says whose. */
export function confirmViewer(token: string, person: Person | null = state.person): void {
  if (token !== state.token) return
  const isNews = person?.id !== state.person?.id
  state = { ...state, isAlive: true, person }
  if (isNews) store.fire()
}

/** Another token is stored; the viewer stays until it is known whose it is. */
export function beginViewerChange(): void {
  state = { ...state, phase: 'changing' }
  store.fire()
}

/** The session is over: the viewer stays, without a token, until somebody signs in or gives up. */
export function endViewerSession(): void {
  state = { ...state, token: null, isAlive: false, phase: 'ended' }
  store.fire()
}

/** Nobody has signed in again. */
export function giveUpSession(): void {
  if (state.phase === 'ended') settleViewer({ token: null })
}

/** Resolves once the viewer is known. */
export async function viewerSettled(): Promise<void> {
  if (state.phase === 'settled') return
  await new Promise<void>((resolve) => {
    const stop = onViewerChange(() => {
      if (state.phase !== 'settled') return
      stop()
      resolve()
    })
  })
}
