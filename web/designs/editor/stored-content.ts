import { localStore } from '../../platform/storage.ts'
import type { Content } from '../content.ts'

const keyOf = (designId: string) => `design-${designId}`

/** Changes the server has not taken yet, stored in this browser over a reload. */
export const storeContent = (designId: string, content: Content): void =>
  localStore.write(keyOf(designId), JSON.stringify(content))

export const clearContent = (designId: string) => localStore.remove(keyOf(designId))

/** Null where nothing is stored, or only of another shape than `like`. */
export function readStored(designId: string, like: Content): Content | null {
  const stored = localStore.readJson(keyOf(designId)) as Content | null
  const names = Object.keys(like) as (keyof Content)[]
  return stored && names.every((name) => typeof stored[name] === typeof like[name]) ? stored : null
}
