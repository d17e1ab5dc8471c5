import { createStore } from '../../platform/store.ts'

let isOpen = false
const store = createStore(() => isOpen)

export function setPaletteOpen(next: boolean): void {
  isOpen = next
  store.fire()
}

export const usePaletteOpen = (): boolean => store.use(false)
