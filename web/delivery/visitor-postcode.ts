import { createStore } from '../platform/store.ts'
import { localStore } from '../platform/storage.ts'

const KEY = 'postcode'
const store = createStore(() => localStore.read(KEY))

/** Where a visitor wants goods delivered, as this browser remembers it; null on the server and while hydrating. */
export const useVisitorPostcode = () => store.use(null)

export function savePostcode(postcode: string | null): void {
  if (postcode === null) localStore.remove(KEY)
  else localStore.write(KEY, postcode)
  store.fire()
}
