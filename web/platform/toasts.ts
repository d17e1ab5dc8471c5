import type { ReactNode } from 'react'
import { createStore } from './store.ts'

/** What a message offers to do, once. */
export type ToastAction = {
  label: string
  run: () => void
  /** A letter that does the same, as `aria-keyshortcuts` names it; the message then stays twice as long. */
  shortcut?: string | undefined
  /** Stands between the message and the button. */
  detail?: ToastDetail | undefined
}
export type Toast = {
  id: number
  kind: 'success' | 'info' | 'error'
  message: string
  action?: ToastAction | undefined
}
/** `onDone` takes the message away. */
export type ToastDetail = (onDone: () => void) => ReactNode

const MOST_AT_ONCE = 3
let toasts: readonly Toast[] = []
let lastId = 0
const none: readonly Toast[] = []
export const currentToasts = () => toasts
const store = createStore(currentToasts)

/** Shows a sentence at the top right for five seconds; the oldest makes room for a fourth. An empty one shows nothing. */
export function showToast(kind: Toast['kind'], message: string, action?: ToastAction): void {
  if (!message) return
  const others = toasts.filter((toast) => toast.message !== message)
  set([...others, { id: ++lastId, kind, message, action }].slice(-MOST_AT_ONCE))
}

export const dismissToast = (id: number) => set(toasts.filter((toast) => toast.id !== id))
export const useToasts = () => store.use(none)

function set(next: readonly Toast[]) {
  toasts = next
  store.fire()
}
