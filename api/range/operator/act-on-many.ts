import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { mostItems } from '../../../contract/desk/runs.ts'
import type * as bulkApi from '../../../contract/range/operator-bulk.ts'
import { problemSentence } from '../../../texts/problem-sentence.ts'
import { texts } from '../../../texts/texts.ts'
import { beginRunOnce } from '../../desk/runs/runs.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { findContents } from '../../products/changes/content.ts'
import { contentOf } from '../content-row.ts'
import { findCategory } from '../queries.ts'
import { hasCollection } from './chosen-queries.ts'
import type { ManyWork } from './judged-run.ts'
import { findChosen, type ChosenRow } from './list-queries.ts'
import { whyNot, type Step } from './why-not.ts'

type ManyInput = bulkApi.ManyInput
type ManyOutput = OutputOf<typeof bulkApi.actOnMany>

/**
 * Counts what a step would do with several products, and has a worker take it where it is no dry run. Throws VALIDATION for a
 * category or a collection that takes none, REASON_MISSING and LIMIT_REACHED.
 */
export async function actOnManyJudged(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'operator'>,
  input: ManyInput,
): Promise<ManyOutput> {
  if (!input.dryRun && !input.reason) throw Problem.of('REASON_MISSING')
  const step = await stepOf(deps.db, caller.language, input)
  const chosen = await choose(deps.db, input)
  const counted = await count(deps.db, { step, chosen, language: caller.language })
  if (input.dryRun) return { ...counted, run: null }
  const { action, category, collection } = input
  const seen = Object.fromEntries(chosen.map(({ skuId, seen: at }) => [skuId, at.toISOString()]))
  const work: ManyWork = { action, category, collection, reason: input.reason!, seen, auditId: caller.auditId }
  const run = {
    storeId: null,
    createdBy: caller.account.personId,
    input: work,
    targetIds: chosen.map(({ skuId }) => skuId),
  }
  return { ...counted, run: await beginRunOnce(deps, caller, () => ({ kind: 'judged-products', ...run })) }
}

async function stepOf(sql: Queryable, language: Language, { action, category, collection }: ManyInput): Promise<Step> {
  const { problems, many } = texts(language).range.replies
  if (action === 'COLLECTION' && !(collection && (await hasCollection(sql, collection))))
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { collection: many.unknownCollection } })
  if (action !== 'CATEGORY') return { action, category: null }
  const leaf = category === undefined ? undefined : await findCategory(sql, category)
  if (!leaf?.isLeaf) throw Problem.of('VALIDATION', undefined, { fieldErrors: { category: problems.UNKNOWN } })
  return { action, category: leaf }
}

type Chosen = { skuId: string; seen: Date; row: ChosenRow | undefined }

/** Those that are named as they were seen, or those of a view as they are now. */
async function choose(sql: Queryable, { products, filter, collection }: ManyInput): Promise<Chosen[]> {
  if (!products) {
    const rows = await findChosen(sql, { filter: filter ?? { view: 'ALL' }, collection, most: mostItems + 1 })
    if (rows.length > mostItems) throw Problem.of('LIMIT_REACHED', { what: 'PRODUCTS_AT_ONCE', most: mostItems })
    return rows.map((row) => ({ skuId: row.skuId, seen: row.updatedAt, row }))
  }
  const named = new Map(products.map(({ skuId, seen }) => [skuId, seen]))
  const skuIds = [...named.keys()]
  const rows = await findChosen(sql, { filter: { view: 'ALL', skuIds }, collection, most: mostItems })
  const found = new Map(rows.map((row) => [row.skuId, row]))
  return skuIds.map((skuId) => ({ skuId, seen: named.get(skuId)!, row: found.get(skuId) }))
}

type Counting = { step: Step; chosen: readonly Chosen[]; language: Language }

async function count(sql: Queryable, { step, chosen, language }: Counting): Promise<Omit<ManyOutput, 'run'>> {
  const { category } = step
  const contents = category
    ? await findContents(
        sql,
        chosen.map(({ skuId }) => skuId),
      )
    : []
  const contentBy = new Map(contents.map((row) => [row.skuId, contentOf(row, category!)]))
  const left = new Map<string, ManyOutput['left'][number]>()
  const possible: ChosenRow[] = []
  for (const { skuId, seen, row } of chosen) {
    const problem = row ? whyNot(step, { row, seen, content: contentBy.get(skuId) ?? null }) : Problem.of('NOT_FOUND')
    if (row && !problem) possible.push(row)
    else if (problem) leave(left, problem, { language, name: row ? nameOf(row, language) : skuId })
  }
  return {
    total: chosen.length,
    possible: possible.length,
    stores: new Set(possible.map(({ storeId }) => storeId)).size,
    left: [...left.values()],
    products: chosen.map(({ skuId, seen }) => ({ skuId, seen })),
  }
}

const MOST_NAMES = 5
type Left = Map<string, ManyOutput['left'][number]>

/** Those that are left for the same reason stand together. */
function leave(left: Left, { code, details }: Problem, { language, name }: { language: Language; name: string }) {
  const message = problemSentence(code, details, language)
  const before = left.get(message) ?? { code, message, count: 0, names: [] }
  const names = before.names.length < MOST_NAMES ? [...before.names, name] : before.names
  left.set(message, { ...before, count: before.count + 1, names })
}

const nameOf = (row: ChosenRow, language: Language) => (language === 'de' ? row.nameDe : row.nameEn)
