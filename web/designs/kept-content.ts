import type { Content } from './content.ts'

const keyOf = (designId: string) => `design-${designId}`

/** Changes the server has not taken yet, kept in this browser over a reload. */
export function keepContent(designId: string, content: Content): void {
  try {
    localStorage.setItem(keyOf(designId), JSON.stringify(content))
  } catch {
    // A full or closed storage loses only what the next save brings anyway.
  }
}

export const forgetContent = (designId: string) => localStorage.removeItem(keyOf(designId))

/** Null where nothing is kept, or what is kept is of another shape than `like`. */
export function readKept(designId: string, like: Content): Content | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(designId)) ?? 'null') as Content | null
    const names = Object.keys(like) as (keyof Content)[]
    return kept && names.every((name) => typeof kept[name] === typeof like[name]) ? kept : null
  } catch {
    return null
  }
}
