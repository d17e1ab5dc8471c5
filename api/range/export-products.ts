import { randomBytes } from 'node:crypto'
import { eurosOf } from '../../contract/platform/money.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { Run } from '../../contract/desk/runs.ts'
import type { Language } from '../../contract/platform/values.ts'
import type * as listApi from '../../contract/range/list.ts'
import { texts } from '../../texts/texts.ts'
import { beginRunOnce } from '../desk/runs/runs.ts'
import type { RunKind } from '../desk/runs/work-run.ts'
import { cursorPage, cursorRows } from '../http/cursor.ts'
import type { Caller } from '../http/caller.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { contentText } from '../products/pack.ts'
import { csvLines, decimal } from './csv-cells.ts'
import { findRange, orderOf, type RangeFilter, type RangeRow } from './list-queries.ts'
import { lastsDaysOf, pricesOf } from './list-products.ts'
import { notifyMember } from '../desk/notices/notify.ts'
import { urls } from '../platform/urls.ts'

type ExportInput = InputOf<typeof listApi.exportRows>
type Written = Omit<RangeFilter, 'storeId'> & { language: Language }

/** Has a worker write exactly this view into a file, which the run then has. */
export async function exportProducts(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'supplier'>,
  filter: ExportInput,
): Promise<Run> {
  const { storeId, personId } = caller.account
  const input = { ...filter, language: caller.language }
  const run = { storeId, createdBy: personId, input, targetIds: ['file'] }
  return beginRunOnce(deps, caller, () => ({ kind: 'products-file', ...run }))
}

/** Somebody has gone on to something else before so many rows are written. */
export const MAILED_FROM = 5000

export const exportRun: RunKind = {
  async work() {
    // All of it is one file, written once the run is at its end.
  },
  async finish(tx, deps, { id, storeId, createdBy, input }) {
    const filter = input as Written
    const { csv, count } = await write(tx, { ...filter, storeId: storeId! }, filter.language)
    const file = `runs/${randomBytes(20).toString('hex')}.csv`
    await deps.files.write(file, csv)
    const url = deps.origin + urls(filter.language).supplierRun(id)
    if (count > MAILED_FROM)
      await notifyOfFile(tx, deps, { id, createdBy, storeId, count, language: filter.language, url })
    return { file, fileName: `${texts(filter.language).range.replies.file.name}.csv` }
  },
}

const PAGE = 1000

async function write(tx: Tx, filter: RangeFilter, language: Language): Promise<{ csv: Buffer; count: number }> {
  const t = texts(language).range.replies.file
  const parts = [Buffer.from(`\uFEFF${csvLines([t.head])}`)]
  let count = 0
  for (let after: string | undefined; ;) {
    const page = cursorPage(tx, orderOf(tx, filter), { after, pageSize: PAGE })
    const rows = await findRange(tx, filter, page)
    const { items, next } = cursorRows(rows, page, ({ key, skuId }) => ({ key, id: skuId }))
    parts.push(Buffer.from(csvLines(items.map((row) => cellsOf(row, language)))))
    count += items.length
    if (!next) return { csv: Buffer.concat(parts), count }
    after = next
  }
}

/** As the columns of the list stand. */
function cellsOf(row: RangeRow, language: Language): string[] {
  const t = texts(language).range.replies.file
  const prices = pricesOf(row)
  const number = (value: number | null) => (value === null ? '' : decimal(value, language))
  return [
    (row.status === 'DRAFT' ? row.draftSupplierSku : row.supplierSku) ?? '',
    row.gtin ?? '',
    language === 'de' ? row.nameDe : row.nameEn,
    row.brand,
    t.statuses[row.status],
    language === 'de' ? row.categoryNameDe : row.categoryNameEn,
    number(prices && eurosOf(prices.list)),
    number(prices && eurosOf(prices.final)),
    String(row.countPerBox),
    contentText(row, language),
    String(row.sellable),
    number(lastsDaysOf(row)),
    number(row.completeness),
    row.answerMessage ?? '',
    row.updatedAt.toISOString().slice(0, 10),
    row.backOn ?? '',
  ]
}

type Mailed = {
  id: string
  createdBy: string
  storeId: string | null
  count: number
  language: Language
  url: string
}

/** Leads who has asked for a file to it, once it is there: by mail and in the bell. */
export async function notifyOfFile(tx: Tx, deps: Deps, mailed: Mailed) {
  const { id, createdBy, storeId, count, language, url } = mailed
  const about = { id, count, side: storeId ? ('supplier' as const) : ('operator' as const) }
  const t = texts(language).range.replies.file.mail
  const body = mailLayout({ language, title: t.subject, paragraphs: [t.body(count)], button: { label: t.button, url } })
  const mail = { id: `run-${id}`, write: () => ({ subject: t.subject, ...body }) }
  await notifyMember(tx, deps, { kind: 'EXPORT', about, at: deps.clock.now(), accountId: createdBy, storeId, mail })
}
