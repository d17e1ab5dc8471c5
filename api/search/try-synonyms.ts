import type { Language } from '../../contract/platform/values.ts'
import type { CountedSearch, TriedName } from '../../contract/synonyms.ts'
import type { SynonymNames } from '../listings/index/index-queries.ts'
import type { CatalogIndex } from '../listings/index/catalog-index.ts'
import { viewOf } from '../listings/index/index-view.ts'
import type { SearchDeps } from './read-search-listing.ts'
import type { FoundCounts } from './counts/count-queries.ts'
import { findSynonymGroupsOf, groupsWith } from './synonym-admin.ts'
import { findProducts } from './words/find-products.ts'
import { chosenOf } from './words/found-products.ts'
import { synonymsOf } from './words/search-context.ts'
import type { Synonyms } from './words/synonyms.ts'
import { wordsOf } from './words/tokens.ts'

const none: ReadonlySet<string> = new Set()

/**
 * What every visitor finds by each of the names in a language, now and if they were one thing: in place of group `id`, or added. A single name
 * changes nothing: it shows what the search takes it for.
 */
export async function trySynonyms(
  deps: Pick<SearchDeps, 'db' | 'readIndex' | 'words'>,
  language: Language,
  tried: SynonymNames & { id?: number | undefined },
): Promise<TriedName[]> {
  const synonymGroups = groupsWith(await findSynonymGroupsOf(deps.db, ''), tried)
  const synonyms = synonymsOf(synonymGroups, language)
  const index = await deps.readIndex()
  const count = countFound(deps, index)
  const now = tried.names.map((name) => count(name, language))
  return tried.names.map((name, i) => ({
    others: othersOf(synonyms, name),
    foundNow: now[i]!,
    foundThen: count(name, language, synonymGroups),
  }))
}

/** With what each of these searches finds now. */
export async function describeCounts(
  deps: Pick<SearchDeps, 'readIndex' | 'words'>,
  counted: FoundCounts[],
): Promise<CountedSearch[]> {
  const index = await deps.readIndex()
  const count = countFound(deps, index)
  return counted.map((one) => ({
    ...one,
    others: othersOf(synonymsOf(index.synonymGroups, one.language), one.words),
    foundNow: count(one.words, one.language),
  }))
}

/** How many products every visitor finds; it holds until something is waited for, as products are found by their numbers. */
function countFound({ words }: Pick<SearchDeps, 'words'>, index: CatalogIndex) {
  const view = viewOf(index, none)
  return (name: string, language: Language, synonymGroups = index.synonymGroups) => {
    const found = findProducts({ index: words, language, view, ordered: none, synonymGroups }, name)
    return chosenOf(found, { withNear: false }).docs.length
  }
}

/** Other names of each word and of each two that stand together, as the groups write them. */
function othersOf(synonyms: Synonyms, name: string): string[] {
  const words = wordsOf(name)
  const pairs = words.slice(1).map((word, i) => words[i]! + word)
  const phrases = [...words, ...pairs].flatMap((word) => synonyms.of(word))
  const written = phrases.map((phrase) => phrase.map((word) => synonyms.spellings.get(word) ?? word).join(' '))
  return [...new Set(written)]
}
