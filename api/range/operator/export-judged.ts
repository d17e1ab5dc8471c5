import { eurosOf } from '../../../contract/platform/money.ts'
import type { Run } from '../../../contract/desk/runs.ts'
import { berlinDay, type Language } from '../../../contract/platform/values.ts'
import type { ExportInput } from '../../../contract/range/operator-bulk.ts'
import { texts } from '../../../texts/texts.ts'
import { beginRunOnce } from '../../desk/runs/runs.ts'
import type { RunKind } from '../../desk/runs/work-run.ts'
import type { Caller } from '../../http/caller.ts'
import { cursorPages } from '../../http/cursor.ts'
import type { Deps } from '../../platform/deps.ts'
import { urls } from '../../platform/urls.ts'
import { decimal, listFile } from '../list-file.ts'
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
  file(deps, { id, createdBy, input }) {
    const { filter, language } = input as Written
    const { file, many } = texts(language).range.replies
    const url = deps.origin + urls(language).operatorRun(id)
    return listFile(deps, {
      name: file.name,
      head: many.head,
      pages: cursorPages(deps.db, orderOf(deps.db, filter), {
        read: (page) => findJudged(deps.db, filter, page),
        boundOf: ({ key, skuId }) => ({ key, id: skuId }),
      }),
      cellsOf: (row) => cellsOf(row, language),
      about: { id, createdBy, storeId: null, language, url },
    })
  },
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
    isBlocked && row.refusedAt ? berlinDay(row.refusedAt) : '',
    berlinDay(row.updatedAt),
  ]
}
