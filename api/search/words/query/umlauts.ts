import type { Hits } from '../hits.ts'
import { formsOf, type HitContext } from '../plan-hits.ts'
import type { Term } from '../stored/term.ts'
import { docOfPosting } from '../terms.ts'
import type { WordIndex } from '../word-index.ts'
import { hasUmlaut, UMLAUT_SIGN, umlautAt } from './umlaut-terms.ts'

/** Plurals that only an umlaut tells from their singulars: 'Apfel' finds 'Äpfel' as well. */
const sameThings = new Set(
  'apfel mantel nagel vogel garten ofen boden kasten laden faden hafen wagen hammer sattel mangel becken'.split(' '),
)
/** What an umlaut is put before to make another form of the same word: 'Nüsse', 'Gläser', 'Brötchen', 'natürlich'. */
const sameWord = /^(?:e|chen|lein|lich|ig)/
const SHORTEST = 4
const OTHER_FACTOR = 0.35
/** Where fewer are written so, these are slips of writing and no word of its own. */
const LEAST_SHARE = 0.1
const LEAST = 2

/** Whether both ways to write a word, of so many products each, are words of their own. */
export const areBothWords = (one: number, other: number) =>
  Math.min(one, other) >= Math.max(LEAST, LEAST_SHARE * Math.max(one, other))

/** The ways in which products write a folded word with an umlaut, each with its term. */
export function umlautSpellings(index: WordIndex, folded: string): { spelling: string; term: Term }[] {
  const beginning = `${UMLAUT_SIGN}${folded}=`
  return index
    .beginningWith(beginning)
    .map((name) => ({ spelling: name.slice(beginning.length), term: index.term(name)! }))
}

/** Of two words that differ by umlauts alone ('Burger', 'Bürger') the typed one is meant: what has the other counts less. */
export function preferSpelling(
  context: HitContext,
  hits: Hits,
  { word, typed }: { word: string; typed: string },
): void {
  if (word.length < SHORTEST || sameThings.has(word)) return
  const isMarked = hasUmlaut(typed)
  for (const form of formsOf(context, word)) {
    if (form.length < SHORTEST || !form.startsWith(word.slice(0, SHORTEST))) continue
    const others = otherDocs(context.index, form, isMarked)
    for (const doc of others) hits.weights[doc]! *= OTHER_FACTOR
  }
}

/** The products that have the form written the other way, alone or before others, where both ways are words. */
function otherDocs(index: WordIndex, form: string, isMarked: boolean): Iterable<number> {
  const all = index.countOf(form)
  if (all === 0) return []
  const isInForm = (name: string) => {
    const at = umlautAt(name.slice(name.indexOf('=') + 1))
    return at >= 0 && at < form.length
  }
  const isOtherWord = (name: string) => !sameWord.test(name.slice(UMLAUT_SIGN.length + form.length))
  const terms = index.beginningWith(UMLAUT_SIGN + form).filter((name) => isOtherWord(name) && isInForm(name))
  const [own, longer] = [true, false].map((isOwn) =>
    terms.filter((name) => name.startsWith(`${UMLAUT_SIGN}${form}=`) === isOwn),
  )
  const countOf = (names: readonly string[] = []) => names.reduce((sum, name) => sum + index.countOf(name), 0)
  const plain = all - countOf(own)
  const marked = countOf(own) + countOf(longer)
  if (!areBothWords(marked, plain)) return []
  const docs = new Set<number>()
  for (const name of terms) addDocs(index, name, docs)
  if (!isMarked) return docs
  const unmarked = new Set<number>()
  addDocs(index, form, unmarked)
  for (const doc of docs) unmarked.delete(doc)
  return unmarked
}

function addDocs(index: WordIndex, name: string, docs: Set<number>) {
  const term = index.term(name)
  for (let i = 0; i < (term?.count ?? 0); i++) docs.add(docOfPosting(term!.postings[i]!))
}
