import { limit } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import type { Caller } from '../http/caller.ts'
import { visibleTo } from '../products/visibility.ts'
import type { Deps } from '../platform/deps.ts'
import { wordsOf } from './analyse.ts'
import { splitWords, type Vocabulary } from './vocabulary.ts'

export type Searcher = Pick<Caller, 'account' | 'language' | 'address'>
export type DidYouMean = (searcher: Searcher, q: string) => Promise<string | null>
type CorrectionDeps = Pick<Deps, 'db' | 'isUnlimited'> & { vocabulary: Vocabulary }

const MIN_LENGTH = 4
const MAX_WORDS = 8
/** Of one word, best first: the best may be one that this viewer sees no product of. */
const MAX_SUGGESTIONS = 3
const MAX_WAITING = 8

/**
 * The words with each that begins no word of a product's name or brand replaced by the nearest that does occur:
 * 'Haferdrnk' gives 'Haferdrink'. Null where nothing is near; also for an address over its limit, and while too many wait, as
 * one correction is made at a time. Only words of products that the viewer sees are offered.
 */
export function createSpellingCorrector(deps: CorrectionDeps): DidYouMean {
  const byAddress = limit(deps, { name: 'correction-address', attempts: 120, seconds: 60 })
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function isAllowed({ address }: Searcher): Promise<boolean> {
    // Pages that the server renders are bounded by their places.
    if (address === 'server') return true
    return byAddress.take(address).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false
        throw error
      },
    )
  }
  return async (searcher, q) => {
    const typed = splitWords(q)
    if (typed.length > MAX_WORDS || !(await isAllowed(searcher)) || waiting >= MAX_WAITING) return null
    waiting++
    const made = last.then(() => correct(deps, searcher, typed))
    last = made.catch(() => {}).finally(() => waiting--)
    return made
  }
}

async function correct(deps: CorrectionDeps, searcher: Searcher, typed: string[]): Promise<string | null> {
  const meant = typed.map((word) => meanings(deps.vocabulary, searcher, word))
  const isOffered = meant.some(([first], i) => first?.word !== typed[i])
  if (!isOffered || meant.some((words) => words.length === 0)) return null
  const visible = await findVisibleWords(deps, searcher, meant.flat())
  const chosen = meant.map((words) => words.find(({ word, folded }) => typed.includes(word) || visible.has(folded)))
  return chosen.every((word) => word !== undefined) ? chosen.map(({ word }) => word).join(' ') : null
}

type Meaning = { word: string; folded: string }

/** The word itself where it is one, or too short to be sure. */
function meanings({ spellings }: Vocabulary, { language }: Searcher, word: string): Meaning[] {
  const [folded = ''] = wordsOf(word)
  const spelling = spellings[language]
  if (folded.length < MIN_LENGTH || spelling.hasBeginning(folded)) return [{ word, folded }]
  return spelling.near(folded, MAX_SUGGESTIONS)
}

/** Of folded words those that stand in a name, brand or number of a product that the viewer may see. */
async function findVisibleWords({ db }: CorrectionDeps, { account }: Searcher, words: Meaning[]): Promise<Set<string>> {
  const found = await db<{ word: string }[]>`
    select word from unnest(${[...new Set(words.map(({ folded }) => folded))]}::text[]) word
    where exists (
      select from search_entry e join product p on p.sku_id = e.sku_id
      where e.words @@ ('''' || word || ''':AB')::tsquery and ${visibleTo(db, account?.id ?? null)})`
  return new Set(found.map(({ word }) => word))
}
