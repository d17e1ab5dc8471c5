import type { Language } from '../../contract/platform/values.ts'
import type { TriedName } from '../../contract/synonyms.ts'
import { viewOf } from '../listings/index/index-view.ts'
import type { SearchDeps } from './read-search-listing.ts'
import { findSynonymGroupsOf, groupsWith } from './synonym-admin.ts'
import { findProducts } from './words/find-products.ts'
import { chosenOf } from './words/found-products.ts'
import { synonymsOf } from './words/search-context.ts'
import type { Synonyms } from './words/synonyms.ts'
import { wordsOf } from './words/tokens.ts'

const none: ReadonlySet<string> = new Set()

/**
 * What every visitor finds by each of the names, now and if they were one thing: in place of group `id`, or added. A single name
 * changes nothing: it shows what the search takes it for.
 */
export async function trySynonyms(
  deps: Pick<SearchDeps, 'db' | 'readIndex' | 'words'>,
  language: Language,
  tried: { names: string[]; id?: number | undefined },
): Promise<TriedName[]> {
  const synonymGroups = groupsWith(await findSynonymGroupsOf(deps.db, ''), tried)
  const synonyms = synonymsOf(synonymGroups)
  // Last, as what is found by its numbers holds until something is waited for.
  const context = { index: deps.words, language, view: viewOf(await deps.readIndex(), none), ordered: none }
  const count = (name: string, groups: readonly string[][]) =>
    chosenOf(findProducts({ ...context, synonymGroups: groups }, name), { withNear: false }).docs.length
  const now = tried.names.map((name) => count(name, context.view.index.synonymGroups))
  return tried.names.map((name, i) => ({
    others: othersOf(synonyms, name),
    foundNow: now[i]!,
    foundThen: count(name, synonymGroups),
  }))
}

/** Other names of each word and of each two that stand together, as the groups write them. */
function othersOf(synonyms: Synonyms, name: string): string[] {
  const words = wordsOf(name)
  const pairs = words.slice(1).map((word, i) => words[i]! + word)
  const phrases = [...words, ...pairs].flatMap((word) => synonyms.of(word))
  const written = phrases.map((phrase) => phrase.map((word) => synonyms.spellings.get(word) ?? word).join(' '))
  return [...new Set(written)]
}
