import type { ReactNode } from 'react'
import { createStore } from './store.ts'

/** What a message offers to do, once. */
export type ToastAction = { label: string; run: () => void }
export type Toast = {
  id: number
  kind: 'success' | 'info' | 'error'
  message: string
  action?: ToastAction | undefined
  more?: ToastMore | undefined
}
/** What stands below the message, and a second thing to do. */
export type ToastMore = { detail: ReactNode; second?: ToastAction | undefined }

const MOST_AT_ONCE = 3
let toasts: readonly Toast[] = []
let lastId = 0
const none: readonly Toast[] = []
export const currentToasts = () => toasts
const store = createStore(currentToasts)

/** Shows a sentence at the top right for five seconds; the oldest makes room for a fourth. An empty one shows nothing. */
export function showToast(kind: Toast['kind'], message: string, action?: ToastAction, more?: ToastMore): void {
  if (!message) return
  const others = toasts.filter((toast) => toast.message !== message)
  set([...others, { id: ++lastId, kind, message, action, more }].slice(-MOST_AT_ONCE))
}

export const dismissToast = (id: number) => set(toasts.filter((toast) => toast.id !== id))
export const useToasts = () => store.use(none)

function set(next: readonly Toast[]) {
  toasts = next
  store.fire()
}
