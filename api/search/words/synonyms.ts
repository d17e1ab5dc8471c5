import type { SynonymNames } from '../../listings/index/index-queries.ts'
import { spellingsIn, wordsOf } from './tokens.ts'
import { stemOf } from './stem.ts'

export type Synonyms = ReturnType<typeof createSynonyms>

/** The groups that hold a name as it is written, by their numbers. */
type Names = Map<string, Set<number>>
type Held = { group: number; phrase: string[] }

/**
 * What else a word may be called. Each group holds names of one thing; one of several words ('Kaffee ungemahlen') stands for the
 * products that have them all. Of a group that counts one way only the first name leads to the others. Names are compared by their stems.
 */
export function createSynonyms(groups: readonly SynonymNames[]) {
  const byStem = new Map<string, Held[]>()
  const names: Names = new Map()
  const spellings = new Map<string, string>()
  const phrasesOf = groups.map(({ names: written }) => written.map(wordsOf).filter((words) => words.length > 0))
  phrasesOf.forEach((phrases, group) => {
    for (const [place, phrase] of phrases.entries()) {
      const name = phrase.join('')
      names.set(name, (names.get(name) ?? new Set()).add(group))
      if (place > 0 && groups[group]!.isOneWay) continue
      byStem.set(stemOf(name), [...(byStem.get(stemOf(name)) ?? []), { group, phrase }])
    }
  })
  const wider = new Set(phrasesOf.flatMap((phrases, group) => (groups[group]!.isOneWay ? phrases.slice(1) : [])))
  for (const [word, spelling] of groups.flatMap((group) => group.names).flatMap(spellingsIn))
    spellings.set(word, spelling)

  /** 'Topfen' is a name of its own and no form of 'Topf', which another group holds. */
  function isOwnName(word: string): boolean {
    const own = names.get(word)
    if (!own) return false
    const alike = byStem.get(stemOf(word)) ?? []
    return alike.some(({ group, phrase }) => !own.has(group) && phrase.join('').length < word.length)
  }
  return {
    isOwnName,
    /** Whether a name that `of` gives is one of more than the word names: 'Knödel' of 'Semmelknödel'. */
    isWider: (phrase: string[]): boolean => wider.has(phrase),
    /** Whether a group holds the name or a form of it. */
    isName: (word: string): boolean => byStem.has(stemOf(word)),
    /** The other names of what the folded word names. */
    of(word: string): readonly string[][] {
      const own = isOwnName(word) ? names.get(word) : undefined
      // And a 'Topf' is no 'Topfen'.
      const isOther = ({ group, phrase }: Held) => !names.get(word)?.has(group) && isOwnName(phrase.join(''))
      const isHeld = (held: Held) => (own ? own.has(held.group) : !isOther(held))
      const held = (byStem.get(stemOf(word)) ?? []).filter(isHeld)
      return held.flatMap(({ group, phrase }) => phrasesOf[group]!.filter((other) => other !== phrase))
    },
    /** Other names of one word, where the word is a name or begins with it: 'peanuts' as 'peanut', 'gehackte' is no 'Gehacktes'. */
    namesOf(word: string): readonly string[] {
      const held = (byStem.get(stemOf(word)) ?? []).filter(({ phrase }) => word.startsWith(phrase.join('')))
      return held.flatMap(({ group }) =>
        phrasesOf[group]!.flatMap(([name, ...others]) => (others.length === 0 ? [name!] : [])),
      )
    },
    /** Each word of a name with how it is written there. */
    spellings: spellings as ReadonlyMap<string, string>,
  }
}
