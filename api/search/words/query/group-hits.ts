import type { Language } from '../../../../contract/platform/values.ts'
import type { Category } from '../../../products/categories.ts'
import { createHits, raise, type Hits } from '../hits.ts'
import type { Search } from '../search-context.ts'
import { planHits } from '../plan-hits.ts'
import { stemOf } from '../stem.ts'
import { docOfPosting } from '../terms.ts'
import { isFiller, wordsOf } from '../tokens.ts'
import { homesOf, isHomeOfDrinks } from './homes.ts'
import { groupTerm } from '../weigh-terms.ts'

/** What a category says about its products: how much more about those that the word hits anyway, and what about the others. */
const CATEGORY = { factor: 1.8, alone: 5, root: 3 }
const STORE = 5
const HOME = { factor: 1.8, alone: 2, drinks: 4 }

/** 'Milch' and 'Vollmilch' are looked for among the milk first, 'Erdäpfel' among the potatoes. */
export function raiseCategories(search: Search, hits: Hits, { word, isAlone }: { word: string; isAlone: boolean }) {
  const stem = stemOf(word)
  const isOwnName = search.synonyms.isOwnName(word)
  const others = new Set(search.synonyms.of(word).flatMap((phrase) => (phrase.length === 1 ? phrase.map(stemOf) : [])))
  const isNamed = (category: NamedCategory) => !isOwnName && isNamedBy(category, search, { word, stem })
  const isCalledSo = ({ stems }: NamedCategory) => stems.some((known) => others.has(known))
  const { head, homes } = planHits(search, word)
  const headStem = head === null ? null : stemOf(head)
  // 'Grüntee' ends with tea, and 'Reis' with no ice.
  const endsSo = ({ endings, stems }: NamedCategory) =>
    endings.some((known) => stem.endsWith(known)) || (headStem !== null && stems.includes(headStem))
  const categories = namedCategories(search.view.index.categories)
  const leaves = categories.filter(({ parentSlug }) => parentSlug !== null)
  const own = leaves.filter(isNamed)
  // What only stands where honey does ('Aufstriche & Honig') is no 'Bio Honig', though better than nothing for 'Honig'.
  const isFirst = ({ nameStems }: NamedCategory) => [nameStems.de, nameStems.en].some(([first]) => first === stem)
  const aloneIn = (category: NamedCategory, alone: number) =>
    isAlone || category.names.de.length === 1 || isFirst(category) ? alone : 0
  for (const category of own)
    raiseGroup(search, hits, { group: category.slug, alone: aloneIn(category, CATEGORY.alone) })
  // 'Flatware' names no product, and what stands among the cutlery is some.
  const isNothingCalledSo = hits.count === 0
  for (const category of leaves) {
    if (own.includes(category) || (!isCalledSo(category) && !endsSo(category))) continue
    const alone = isNothingCalledSo && isCalledSo(category) ? CATEGORY.alone : 0
    raiseGroup(search, hits, { group: category.slug, alone })
  }
  for (const home of homes)
    for (const category of leaves)
      if (!own.includes(category) && !isCalledSo(category) && category.stems.includes(home))
        raiseGroup(search, hits, {
          group: category.slug,
          factor: HOME.factor,
          alone:
            isHomeOfDrinks(home) && !hasSome(search, hits, category.slug)
              ? HOME.drinks
              : isNothingCalledSo
                ? HOME.alone
                : 0,
        })
  if (own.length > 0) return
  for (const category of categories)
    if (category.parentSlug === null && (isNamed(category) || isCalledSo(category)))
      raiseGroup(search, hits, { group: category.slug, alone: aloneIn(category, CATEGORY.root) })
}

/** A form of a name in the language of the search, or just a name in the other one: 'Rollen' are no 'rolls'. */
function isNamedBy(
  { names, nameStems }: NamedCategory,
  { language }: Search,
  { word, stem }: { word: string; stem: string },
) {
  const other = language === 'de' ? 'en' : 'de'
  return nameStems[language].includes(stem) || names[other].includes(word)
}

/** With the words of its names, their stems, and those that a compound of it ends with. */
type NamedCategory = Category & {
  names: Record<Language, string[]>
  nameStems: Record<Language, string[]>
  stems: string[]
  endings: string[]
}
const namedBy = new WeakMap<readonly Category[], NamedCategory[]>()

function namedCategories(categories: readonly Category[]): NamedCategory[] {
  const known = namedBy.get(categories)
  if (known) return known
  const named = categories.map((category) => {
    const names = { de: namingWords(category.nameDe), en: singleNames(category.nameEn).flatMap(namingWords) }
    return {
      ...category,
      names,
      nameStems: { de: names.de.map(stemOf), en: names.en.map(stemOf) },
      stems: [...stemsIn(category.nameDe), ...singleNames(category.nameEn).flatMap(stemsIn)],
      endings: stemsIn(category.nameDe).filter((stem) => stem.length > 3),
    }
  })
  namedBy.set(categories, named)
  return named
}

function hasSome({ index }: Search, hits: Hits, slug: string): boolean {
  const term = index.term(groupTerm(slug))
  for (let i = 0; i < (term?.count ?? 0); i++) if (hits.weights[docOfPosting(term!.postings[i]!)]! > 0) return true
  return false
}

/** What stands where a word is at home; see homes.ts. */
export function raiseHome(search: Search, hits: Hits, word: string) {
  const homes = homesOf(word)
  if (homes.length === 0) return
  for (const { slug, parentSlug, stems } of namedCategories(search.view.index.categories))
    if (parentSlug !== null && homes.some((home) => stems.includes(home)))
      raiseGroup(search, hits, { group: slug, alone: HOME.alone })
}

/** The numbers of the categories of what others are made to be like. */
export const substitutesOf = (categories: readonly Category[], slugs: readonly string[]): number[] =>
  substituteSlugs(categories).map((slug) => slugs.indexOf(slug))

const substitutesBy = new WeakMap<readonly Category[], string[]>()
function substituteSlugs(categories: readonly Category[]): string[] {
  const known = substitutesBy.get(categories)
  if (known) return known
  const found = namedCategories(categories).flatMap(({ slug, stems }) => (stems.includes('vegan') ? [slug] : []))
  substitutesBy.set(categories, found)
  return found
}

const SHORTEST_HEAD = 4

/** The numbers of the categories that are named by the end of a compound: of a 'Suppentasse' those of the cups; and where it is at home. */
export function categoriesOfHead(search: Search, word: string): number[] {
  const { index } = search.view
  const stem = stemOf(word)
  const homes = homesOf(word)
  // 'Kidneybohnen' are at home elsewhere than 'Kaffee, Bohne' says.
  if (homes.length === 0 && [...stem].some((_, at) => at > 1 && homesOf(stem.slice(at)).length > 0)) return []
  const isEnd = (known: string) => known.length >= SHORTEST_HEAD && known.length < stem.length && stem.endsWith(known)
  const isOfHead = ({ stems, endings }: NamedCategory) =>
    homes.length > 0 ? homes.some((home) => stems.includes(home)) : endings.some(isEnd)
  return namedCategories(index.categories)
    .filter((category) => category.parentSlug !== null && isOfHead(category))
    .map(({ slug }) => index.table.categories.texts.indexOf(slug))
}

/** All products of a category, by its number. */
export function hitsOfCategory(search: Search, category: number): Hits {
  const hits = createHits(search.index.products.size)
  raiseGroup(search, hits, { group: search.view.index.table.categories.texts[category] ?? '', alone: 1 })
  return hits
}

type RaisedGroup = { group: string; factor?: number; alone: number }
function raiseGroup({ index }: Search, hits: Hits, { group, factor = CATEGORY.factor, alone }: RaisedGroup) {
  const term = index.term(groupTerm(group))
  if (!term) return
  for (let i = 0; i < term.count; i++) {
    const doc = docOfPosting(term.postings[i]!)
    const weight = hits.weights[doc]!
    if (weight > 0) raise(hits, doc, weight * factor)
    else if (alone > 0) raise(hits, doc, alone)
  }
}

/** A store's name finds what it sells. */
export function raiseStores(search: Search, hits: Hits, word: string) {
  const stem = stemOf(word)
  for (const { id, name } of search.view.index.stores.values()) {
    const term = stemsIn(name).includes(stem) ? search.index.term(groupTerm(id)) : undefined
    if (!term) continue
    for (let i = 0; i < term.count; i++) raise(hits, docOfPosting(term.postings[i]!), STORE)
  }
}

/** 'Ice Cream' is no cream, nor are 'Rice Cakes' cakes. */
const singleNames = (name: string) => name.split(/[,&]/u).filter((part) => namingWords(part).length === 1)

const namingWords = (name: string) => wordsOf(name).filter((word) => !isFiller(word))

const stemsByName = new Map<string, string[]>()
/** Names of categories and stores are few. */
function stemsIn(name: string): string[] {
  const known = stemsByName.get(name)
  if (known) return known
  const stems = namingWords(name).map(stemOf)
  stemsByName.set(name, stems)
  return stems
}
