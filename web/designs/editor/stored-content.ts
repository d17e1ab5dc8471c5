import { localStore } from '../../platform/storage.ts'
import { ownKey } from '../../platform/viewer/own-key.ts'
import type { Content } from '../content.ts'

/** Taken once, when a design is opened: what is stored later is of who opened it. */
export const keyOf = (designId: string) => ownKey(`design ${designId}`)

/** Changes the server has not taken yet, stored in this browser over a reload. */
export const storeContent = (key: string, content: Content): void => localStore.write(key, JSON.stringify(content))

export const clearContent = (key: string) => localStore.remove(key)

/** Null where nothing is stored, or only of another shape than `like`. */
export function readStored(key: string, like: Content): Content | null {
  const stored = localStore.readJson(key) as Content | null
  const names = Object.keys(like) as (keyof Content)[]
  return stored && names.every((name) => typeof stored[name] === typeof like[name]) ? stored : null
}
