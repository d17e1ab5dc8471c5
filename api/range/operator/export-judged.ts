import { randomBytes } from 'node:crypto'
import { eurosOf } from '../../../contract/platform/money.ts'
import type { Run } from '../../../contract/desk/runs.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { ExportInput } from '../../../contract/range/operator-bulk.ts'
import { texts } from '../../../texts/texts.ts'
import { beginRunOnce } from '../../desk/runs/runs.ts'
import type { RunKind } from '../../desk/runs/work-run.ts'
import type { Caller } from '../../http/caller.ts'
import { cursorPage, cursorRows } from '../../http/cursor.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { urls } from '../../platform/urls.ts'
import { csvLines, decimal } from '../csv-cells.ts'
import { MAILED_FROM, notifyOfFile } from '../export-products.ts'
import { findJudged, orderOf, type JudgedFilter, type JudgedRow } from './list-queries.ts'

type Written = { filter: JudgedFilter; language: Language }

/** Has a worker write these products, or exactly this view, into a file, which the run then has. */
export async function exportJudged(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'operator'>,
  { skuIds, filter }: ExportInput,
): Promise<Run> {
  const input: Written = {
    filter: skuIds ? { view: 'ALL', skuIds } : (filter ?? { view: 'ALL' }),
    language: caller.language,
  }
  const createdBy = caller.account.personId
  const run = { storeId: null, createdBy, input, targetIds: ['file'] }
  return beginRunOnce(deps, caller, () => ({ kind: 'judged-products-file', ...run }))
}

export const judgedFileRun: RunKind = {
  async work() {
    // All of it is one file, written once the run is at its end.
  },
  async finish(tx, deps, { id, createdBy, input }) {
    const { filter, language } = input as Written
    const { csv, count } = await write(tx, filter, language)
    const file = `runs/${randomBytes(20).toString('hex')}.csv`
    await deps.files.write(file, csv)
    const url = deps.origin + urls(language).operatorRun(id)
    if (count > MAILED_FROM) await notifyOfFile(tx, deps, { id, createdBy, storeId: null, count, language, url })
    return { file, fileName: `${texts(language).range.replies.file.name}.csv` }
  },
}

const PAGE = 1000

async function write(tx: Tx, filter: JudgedFilter, language: Language): Promise<{ csv: Buffer; count: number }> {
  const parts = [Buffer.from(`\uFEFF${csvLines([texts(language).range.replies.many.head])}`)]
  let count = 0
  for (let after: string | undefined; ;) {
    const page = cursorPage(tx, orderOf(tx, filter), { after, pageSize: PAGE })
    const rows = await findJudged(tx, filter, page)
    const { items, next } = cursorRows(rows, page, ({ key, skuId }) => ({ key, id: skuId }))
    parts.push(Buffer.from(csvLines(items.map((row) => cellsOf(row, language)))))
    count += items.length
    if (!next) return { csv: Buffer.concat(parts), count }
    after = next
  }
}

/** As the columns of the list stand. */
function cellsOf(row: JudgedRow, language: Language): string[] {
  const { file, many } = texts(language).range.replies
  const isBlocked = row.status === 'BLOCKED'
  const marks = [
    row.hasSameGtin && many.sameGtin,
    !row.picture.photos && many.noPicture,
    row.lacksFacts && many.lacksFacts,
  ]
  return [
    row.skuId,
    row.supplierSku,
    row.gtin ?? '',
    language === 'de' ? row.nameDe : row.nameEn,
    row.storeName,
    isBlocked ? many.blocked : file.statuses[row.status],
    language === 'de' ? row.categoryNameDe : row.categoryNameEn,
    decimal(eurosOf(row.finalPriceCents), language),
    String(row.sold),
    marks.filter((mark) => mark !== false).join(', '),
    isBlocked ? (row.answerMessage ?? '') : '',
    isBlocked ? (row.refusedAt?.toISOString().slice(0, 10) ?? '') : '',
    row.updatedAt.toISOString().slice(0, 10),
  ]
}
