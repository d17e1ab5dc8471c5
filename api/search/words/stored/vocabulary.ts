import { lettersOf, mayBeNear, steps } from '../edit-distance.ts'
import { stemOf } from '../stem.ts'
import { createSortedWords } from './sorted-words.ts'

type Spelled = { word: string; letters: number }

/** Names of terms in order; words of letters also by their ends, by their stems and by what they are like. */
export function createVocabulary() {
  const byStem = new Map<string, string[]>()
  const byLength = new Map<number, Spelled[]>()
  const [forward, backward] = [createSortedWords(), createSortedWords()]
  let version: object = {}
  return {
    /** Another object once there is a new name. */
    get version() {
      return version
    },
    add(name: string): void {
      version = {}
      forward.add(name)
      if (!isWord(name)) return
      backward.add(reversed(name))
      const stem = stemOf(name)
      const words = byStem.get(stem)
      if (words) words.push(name)
      else byStem.set(stem, [name])
      const spelled = byLength.get(name.length)
      if (spelled) spelled.push({ word: name, letters: lettersOf(name) })
      else byLength.set(name.length, [{ word: name, letters: lettersOf(name) }])
    },
    withStem: (stem: string): readonly string[] => byStem.get(stem) ?? [],
    beginningWith: (beginning: string): string[] => forward.beginningWith(beginning),
    endingWith: (ending: string): string[] => backward.beginningWith(reversed(ending)).map(reversed),
    near: (word: string, most: number): string[] => near(byLength, word, most),
  }
}

/** Words alone: sizes and numbers hold a sign. */
const isWord = (name: string) => /^\p{L}+$/u.test(name)
const reversed = (word: string) => [...word].toReversed().join('')

function near(byLength: ReadonlyMap<number, Spelled[]>, word: string, most: number): string[] {
  const letters = lettersOf(word)
  const found: { word: string; far: number }[] = []
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const known of byLength.get(length) ?? []) {
      if (!mayBeNear(known.letters, letters, most)) continue
      const far = steps(word, known.word)
      if (far > 0 && far <= most) found.push({ word: known.word, far: far + (known.word[0] === word[0] ? 0 : 0.5) })
    }
  }
  return found.toSorted((a, b) => a.far - b.far).map((known) => known.word)
}
