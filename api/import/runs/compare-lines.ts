import { priceMoveOf, percentOf } from '../../../contract/change-sets/differences.ts'
import { tierSlots } from '../../../contract/change-sets/fields.ts'
import { changedFields, checkChanges } from '../../../contract/change-sets/check-cells.ts'
import { termsOf, valueIn, withValue, type Terms } from '../../../contract/change-sets/terms.ts'
import type { CellRow } from '../../change-sets/change-set-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { inTurns } from '../../platform/jobs/in-turns.ts'
import { checkRow, factsMissingIn, type CheckDeps, type CheckedRow } from '../check-row.ts'
import type { ImportColumn } from '../import-columns.ts'
import { findMappedGroups, inOurWords, withGroup, type GroupedLine } from './groups/line-groups.ts'
import type { ImportFormat, ReadLine, StagedLine } from './read-line.ts'
import { countsOfNow, findArticles, type StoredArticle } from './stored-articles.ts'

type Batch = { storeId: string; format: ImportFormat; lines: ReadLine[]; firstLines: Map<string, number>; now: Date }
type Checked = { read: GroupedLine; row: Omit<CheckedRow, 'line'>; article: StoredArticle | undefined }

/** What a batch of lines would do, by the rules of the command, and the cells of the change set that does it. */
export async function compareLines(
  tx: Tx,
  deps: CheckDeps,
  { storeId, format, lines, firstLines, now }: Batch,
): Promise<{ staged: StagedLine[]; cells: CellRow[] }> {
  const numbers = lines.map(({ cells }) => cells.supplier_sku?.trim() ?? '')
  const articles = await findArticles(tx, storeId, numbers)
  const refused: StagedLine[] = []
  const checked: Checked[] = []
  const grouped = lines.map((read, at) =>
    withGroup(read, { isNew: !articles.has(numbers[at]!), categories: deps.categories }),
  )
  const mapped = await findMappedGroups(tx, storeId, grouped)
  await inTurns(grouped, (line, at) => {
    const read = inOurWords(line, mapped, deps.categories)
    const article = articles.get(numbers[at]!)
    const result = checkLine(read, { article, deps, firstLines })
    if ('row' in result) checked.push({ read, row: result.row, article })
    else if (article && isDeleted(result.problems))
      refused.push({ ...refusedLine(read, article, result.problems), kind: 'MISSING' })
    else refused.push(refusedLine(read, article, result.problems))
  })
  const stated = checked.flatMap(({ read, row, article }) =>
    article && read.cells.stock !== undefined
      ? [{ skuId: article.skuId, pieces: row.stock, countedAt: row.countedAt }]
      : [],
  )
  const counts = stated.length === 0 ? new Map<string, number | null>() : await countsOfNow(tx, stated, now)
  const compared = await inTurns(checked, (one) => compareLine(one, { format, counts, deps }))
  return {
    staged: [...refused, ...compared.map(({ line }) => line)],
    cells: compared.flatMap(({ cells }) => cells),
  }
}

/** A catalogue that takes an article out says no more than one that no longer names it. */
const isDeleted = (problems: ReadLine['problems']) => problems.some(({ reason }) => reason.code === 'DELETED')

type CheckLine = {
  article: StoredArticle | undefined
  deps: CheckDeps
  firstLines: Map<string, number>
}

function checkLine(read: ReadLine, { article, deps, firstLines }: CheckLine) {
  if (read.problems.length > 0) return { problems: read.problems }
  const checked = checkRow(article ? withStored(read.cells, article) : read.cells, deps)
  if ('problems' in checked) return checked
  const sku = checked.row.product.supplier_sku
  const firstLine = firstLines.get(sku)
  if (firstLine !== undefined)
    return { problems: [{ column: 'supplier_sku' as const, reason: { code: 'DUPLICATE' as const, firstLine } }] }
  firstLines.set(sku, read.line)
  if (article && (article.status === 'DRAFT' || article.status === 'ARCHIVED'))
    return { problems: [{ column: null, reason: { code: 'NOT_ON_SALE' as const } }] }
  return checked
}

/** What a file does not say of an article that there is: its name, and what its price is of. Its category stays whatever the file calls it. */
const withStored = (cells: ReadLine['cells'], article: StoredArticle): ReadLine['cells'] => ({
  name_de: article.nameDe,
  price: (article.priceCents / 100).toFixed(2),
  count_per_box: String(article.countPerBox),
  ...cells,
  category: article.categorySlug,
})

const refusedLine = (
  { line, cells, groupCode, groupName }: GroupedLine,
  article: StoredArticle | undefined,
  problems: ReadLine['problems'],
): StagedLine => ({
  place: line,
  kind: 'REFUSED',
  supplierSku: cells.supplier_sku?.trim().slice(0, 60).toWellFormed() ?? '',
  name: (cells.name_de?.trim() || article?.nameDe || '').slice(0, 200).toWellFormed(),
  cells,
  problems,
  oldCents: null,
  newCents: null,
  percent: null,
  isByCase: false,
  groupCode,
  groupName: groupName ?? null,
  ...unchanged,
})

const unchanged = { fields: [], oldPieces: null, newPieces: null }

type Comparing = { format: ImportFormat; counts: Map<string, number | null>; deps: CheckDeps }

function compareLine(
  { read, row, article }: Checked,
  { format, counts, deps }: Comparing,
): { line: StagedLine; cells: CellRow[] } {
  const { product } = row
  const isByCase = product.price_unit > 1
  const line = {
    place: read.line,
    supplierSku: product.supplier_sku,
    name: article?.nameDe ?? product.name_de ?? '',
    cells: read.cells,
    problems: [],
    isByCase,
    groupCode: read.groupCode,
    groupName: read.groupName ?? null,
  }
  if (!article) {
    const newCents = pieceCents(product.final_price_cents, product.price_unit)
    const problems = factsMissingIn(row, deps)
    return {
      line: { ...line, ...unchanged, problems, kind: 'NEW', oldCents: null, newCents, percent: null },
      cells: [],
    }
  }
  const before = termsOf(article)
  const after = termsAfter({ read, row, article, before }, { format, counts })
  if (
    JSON.stringify(laterTiers(after)) !== JSON.stringify(laterTiers(withValue(before, 'PRICE_UNIT', after.priceUnit)))
  ) {
    const reason = { code: 'TOO_MANY_TIERS' as const, most: tierSlots }
    return { line: refusedLine(read, article, [{ column: 'tiers', reason }]), cells: [] }
  }
  const fields = changedFields(before, after)
  const { problems } = checkChanges(
    before,
    fields.map((field) => ({ field, to: valueIn(after, field) })),
    null,
  )
  if (problems.length > 0) {
    const reason = { code: 'PRICE_UNIT' as const, value: String(after.priceUnit) }
    return { line: refusedLine(read, article, [{ column: 'price_unit', reason }]), cells: [] }
  }
  const [oldCents, newCents] = [before, after].map((terms) => pieceCents(terms.finalPriceCents, terms.priceUnit))
  const percent = oldCents === newCents ? (priceMoveOf(before, after)?.percent ?? 0) : percentOf(oldCents!, newCents!)
  const [oldPieces, newPieces] = fields.includes('STOCK') ? [before.counted, after.counted] : [null, null]
  const kind = fields.length > 0 ? 'CHANGED' : 'SAME'
  return {
    line: { ...line, kind, oldCents: oldCents!, newCents: newCents!, percent, fields, oldPieces, newPieces },
    cells: fields.map((field) => ({
      skuId: article.skuId,
      field,
      valueBefore: valueIn(before, field),
      valueAfter: valueIn(after, field),
      state: 'OPEN' as const,
      problem: null,
    })),
  }
}

/** No cell of a change set holds them. */
const laterTiers = ({ tiers }: Terms) => tiers.slice(tierSlots)

const pieceCents = (cents: number, unit: number) => Math.round(cents / unit)

const states = ({ cells }: ReadLine, column: ImportColumn) => cells[column] !== undefined

type Comparable = Pick<Checked, 'read' | 'row'> & { article: StoredArticle; before: Terms }

function termsAfter(
  { read, row: { product, backOn }, article, before }: Comparable,
  { format, counts }: Omit<Comparing, 'deps'>,
): Terms {
  const counted = counts.get(article.skuId)
  const prices = states(read, 'price') ? inUnitOf(article, product, format) : article
  const all = termsOf({
    ...article,
    priceCents: prices.priceCents,
    finalPriceCents: prices.finalPriceCents,
    tierPrices: prices.tierPrices,
    priceUnit: prices.priceUnit,
    msrpCents: states(read, 'msrp') ? product.msrp_cents : before.msrpCents,
    // A catalogue says what can be ordered at least of the goods as such; what a store asks for stays its own.
    minimumQuantity:
      format !== 'BMECAT' && states(read, 'minimum_quantity') ? product.minimum_quantity : before.minimumQuantity,
    counted: before.counted,
    ...(states(read, 'back_on') && { backOn }),
  })
  const stocked = counted === undefined || counted === null ? all : withValue(all, 'STOCK', counted)
  return states(read, 'back_on') ? { ...stocked, backOn: all.backOn } : stocked
}

/** The price of a catalogue, which names no unit of ours, in the unit that the store has chosen where that has whole cents. */
function inUnitOf(article: StoredArticle, product: CheckedRow['product'], format: ImportFormat) {
  const stated = {
    priceCents: product.price_cents,
    finalPriceCents: product.final_price_cents,
    tierPrices: product.tier_prices,
    priceUnit: product.price_unit,
  }
  if (format !== 'BMECAT') return stated
  const times = article.priceUnit / product.price_unit
  const all = [stated.priceCents, stated.finalPriceCents, ...stated.tierPrices.map((tier) => tier.finalPriceCents)]
  if (!all.every((cents) => Number.isInteger(cents * times))) return stated
  return {
    priceCents: stated.priceCents * times,
    finalPriceCents: stated.finalPriceCents * times,
    tierPrices: stated.tierPrices.map((tier) => ({ ...tier, finalPriceCents: tier.finalPriceCents * times })),
    priceUnit: article.priceUnit,
  }
}
