import { createStore } from '../../platform/store.ts'

let isOpen = false
const store = createStore(() => isOpen)

export function setKeysOpen(next: boolean): void {
  isOpen = next
  store.fire()
}

export const useKeysOpen = (): boolean => store.use(false)
