import { eurosOf } from '../../contract/platform/money.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { Run } from '../../contract/desk/runs.ts'
import { berlinDay, type Language } from '../../contract/platform/values.ts'
import type * as listApi from '../../contract/range/list.ts'
import { texts } from '../../texts/texts.ts'
import { beginRunOnce } from '../desk/runs/runs.ts'
import type { RunKind } from '../desk/runs/work-run.ts'
import { cursorPages } from '../http/cursor.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { contentText } from '../products/pack.ts'
import { decimal, listFile } from './list-file.ts'
import { findRange, orderOf, type RangeFilter, type RangeRow } from './list-queries.ts'
import { lastsDaysOf, pricesOf } from './list-products.ts'
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

export const exportRun: RunKind = {
  async work() {
    // All of it is one file, written once the run is at its end.
  },
  file(deps, { id, storeId, createdBy, input }) {
    const { language, ...filter } = input as Written
    const url = deps.origin + urls(language).supplierRun(id)
    return listFile(deps, {
      ...texts(language).range.replies.file,
      pages: cursorPages(deps.db, orderOf(deps.db, filter), {
        read: (page) => findRange(deps.db, { ...filter, storeId: storeId! }, page),
        boundOf: ({ key, skuId }) => ({ key, id: skuId }),
      }),
      cellsOf: (row) => cellsOf(row, language),
      about: { id, createdBy, storeId, language, url },
    })
  },
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
    berlinDay(row.updatedAt),
    row.backOn ?? '',
  ]
}
