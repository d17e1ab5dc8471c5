import { localStore } from '../../platform/storage.ts'
import { createStore } from '../../platform/store.ts'

const KEY = 'single-keys'
const areOn = () => localStore.read(KEY) !== 'off'
const store = createStore(areOn)

/** Whether keys without Ctrl do something on this device: for who speaks, or trembles, they must not (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => store.use(true)
export const areSingleKeysOn = areOn

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(KEY)
  else localStore.write(KEY, 'off')
  store.fire()
}
