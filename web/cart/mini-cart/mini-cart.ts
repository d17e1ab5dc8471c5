import { createStore } from '../../platform/store.ts'
import { showToast, type ToastDetail } from '../../platform/toasts.ts'

let isOpen = false
const store = createStore(() => isOpen)

export const useMiniCartIsOpen = () => store.use(false)
export const closeMiniCart = () => set(false)

/** Announces what was put into the cart; its button opens the mini cart. */
export function announceAdded(message: string, view: string, detail?: ToastDetail): void {
  const { activeElement } = document
  const open = () => {
    // The toast goes with its button: when the window closes, buying goes on where it was added.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
    set(true)
  }
  showToast('success', message, { label: view, run: open, detail })
}

function set(next: boolean) {
  isOpen = next
  store.fire()
}
