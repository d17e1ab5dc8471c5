import { stemOf } from './stem.ts'

/** What may stand between the parts of a compound: 'Küche-n-rolle', 'Schwein-s-schnitzel'. */
const links = ['', 's', 'n', 'en', 'es', 'er', 'e']
const SHORTEST_PART = 3

/** A folded word of two known parts; German says what the thing is in the last one, the head. */
export type Split = { modifier: string; head: string }

/** The compounds that the parts may make. */
export const compoundsOf = ({ modifier, head }: Split): string[] => {
  const shortened = modifier.endsWith('e') ? [modifier.slice(0, -1) + head] : []
  return [...links.map((link) => modifier + link + head), ...shortened]
}

/** What was found for beginnings of one word: without it the ways to part a long word double with every letter. */
type KnownModifiers = Map<string, string | null>

/**
 * Splits a folded word into words that are known: 'spulmaschinensalz' into 'spulmaschine' and 'salz'. Of several splits the
 * one with the longest head. Null where there is none.
 */
export function splitCompound(
  word: string,
  isKnown: (word: string) => boolean,
  modifiers: KnownModifiers = new Map(),
): Split | null {
  if (word.length < 2 * SHORTEST_PART || /\d/.test(word)) return null
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const head = word.slice(at)
    if (!isKnown(head)) continue
    const modifier = modifierOf(word.slice(0, at), isKnown, modifiers)
    if (modifier !== null) return { modifier, head }
  }
  return null
}

/** The word that begins a compound, without what links it to the next; a compound itself where only its parts are known. */
export function modifierOf(
  beginning: string,
  isKnown: (word: string) => boolean,
  modifiers: KnownModifiers = new Map(),
): string | null {
  const known = modifiers.get(beginning)
  if (known !== undefined) return known
  const modifier = plainModifier(beginning, isKnown) ?? (isCompound(beginning, isKnown, modifiers) ? beginning : null)
  modifiers.set(beginning, modifier)
  return modifier
}

function plainModifier(beginning: string, isKnown: (word: string) => boolean): string | null {
  for (const link of links) {
    const word = beginning.slice(0, beginning.length - link.length)
    if (!beginning.endsWith(link) || word.length < SHORTEST_PART) continue
    if (isKnown(word)) return word
    // 'schule' begins 'schulbedarf' without its last vowel.
    if (link === '' && isKnown(`${word}e`)) return `${word}e`
  }
  return null
}

function isCompound(beginning: string, isKnown: (word: string) => boolean, modifiers: KnownModifiers): boolean {
  const inner = splitCompound(beginning, isKnown, modifiers)
  return inner !== null && stemOf(inner.head).length >= SHORTEST_PART
}
