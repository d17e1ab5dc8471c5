import { localStore } from '../../platform/storage.ts'
import type { Content } from '../content.ts'

const keyOf = (designId: string) => `design-${designId}`

/** Changes the server has not taken yet, kept in this browser over a reload. */
export const keepContent = (designId: string, content: Content): void =>
  localStore.write(keyOf(designId), JSON.stringify(content))

export const forgetContent = (designId: string) => localStore.remove(keyOf(designId))

/** Null where nothing is kept, or what is kept is of another shape than `like`. */
export function readKept(designId: string, like: Content): Content | null {
  const kept = localStore.readJson(keyOf(designId)) as Content | null
  const names = Object.keys(like) as (keyof Content)[]
  return kept && names.every((name) => typeof kept[name] === typeof like[name]) ? kept : null
}
