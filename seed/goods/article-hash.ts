/** A whole number from 0 below `below`, always the same for the same key and purpose (FNV-1a, 32 bits, mixed). */
export function hashed(key: string, purpose: string, below: number): number {
  let hash = 0x811c9dc5
  for (const character of `${purpose}\n${key}`) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % below
}

/** One of the choices, always the same for the same key and purpose. */
export const chosen = <T>(key: string, purpose: string, choices: readonly T[]): T =>
  choices[hashed(key, purpose, choices.length)]!
