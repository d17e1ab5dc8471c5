import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type * as importsApi from '../../../contract/import/imports.ts'
import {
  lineKinds,
  maxGroups,
  type Import,
  type ImportEntry,
  type ImportLine,
} from '../../../contract/import/imports.ts'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { eurosOf } from '../../../contract/platform/money.ts'
import type { CursorInput } from '../../../contract/platform/paging.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { undoUntil } from '../../change-sets/read-change-set.ts'
import type { Caller } from '../../http/caller.ts'
import { countUpTo, cursorPage, cursorRows } from '../../http/cursor.ts'
import { Problem } from '../../http/problem.ts'
import { StreamedFile } from '../../http/files/streamed-file.ts'
import type { Deps } from '../../platform/deps.ts'
import { storeColumns } from '../import-columns.ts'
import { findOrder } from '../catalogues/applied-catalogue.ts'
import { orderFault } from '../catalogues/update-order.ts'
import { readPictures, type ReadPictures } from '../pictures/picture-queries.ts'
import { orderSentence, refusalText, unusableSentence } from '../refusal-sentences.ts'
import { findImporters, listRuns, rowsOfRuns, type RunFilter } from './find-imports.ts'
import { listGroups } from './groups/group-queries.ts'
import { countMissingOnSale, findShownRun, listLines, rowsOfLines, type LineRow, type ShownRun } from './queries.ts'

type ReadDeps = Pick<Deps, 'db'>

/** 404 for another store's. */
export async function readImport(
  { db }: ReadDeps,
  { account, language }: Caller<'supplier'>,
  id: string,
): Promise<Import> {
  const [run, groups, missingOnSale, pictures, order] = await Promise.all([
    findShownRun(db, account.storeId, id),
    listGroups(db, { id, storeId: account.storeId, limit: maxGroups }),
    countMissingOnSale(db, { id, storeId: account.storeId }),
    readPictures(db, id, MOST_FAILURES),
    findOrder(db, { id, storeId: account.storeId }),
  ])
  if (!run) throw Problem.of('NOT_FOUND')
  const { headers, columns, problem, readTo, prices, changes, set } = run
  const appliedAt = set?.appliedAt ? new Date(set.appliedAt) : null
  return {
    ...entryOf(run),
    problem: problem && unusableSentence(problem, language),
    columns: headers.map((header, at) => ({ header, means: columns[at] ?? null })),
    meanings: headers.length > 0 ? [...storeColumns] : [],
    readTo,
    prices,
    changes,
    groups,
    missingOnSale,
    pictures: shownPictures(pictures, language),
    warning: run.state === 'COMPARED' && order ? orderSentence(orderFault(order.head, order.last), language) : null,
    changeSet: set && {
      id: set.id,
      state: set.state,
      undoUntil: undoUntil({ state: set.state as 'DRAFT', appliedAt }),
    },
  }
}

const MOST_FAILURES = 100

const shownPictures = ({ counts, failures }: ReadPictures, language: Language): Import['pictures'] => ({
  ...counts,
  failures: failures.map(({ problem, ...failure }) => ({
    ...failure,
    reason: texts(language).imports.replies.pictures[problem],
  })),
})

const entryOf = ({
  id,
  fileName,
  format,
  state,
  createdAt,
  createdBy,
  appliedAt,
  validFrom,
  counts,
}: ShownRun): ImportEntry => ({
  id,
  fileName,
  format,
  state,
  createdAt,
  createdBy,
  appliedAt,
  validFrom,
  counts: Object.fromEntries(lineKinds.map((kind) => [kind, counts[kind] ?? 0])) as ImportEntry['counts'],
})

/** The store's imports, newest first: ids are made in the order of time. */
export async function listImports(
  { db }: ReadDeps,
  { account: { storeId } }: Caller<'supplier'>,
  { after, before, pageSize, ...narrowed }: Omit<RunFilter, 'storeId'> & CursorInput,
): Promise<OutputOf<typeof importsApi.list>> {
  const order = { key: db`r.id`, keyType: 'uuid', id: db`r.id`, idType: 'uuid', isDescending: true } as const
  const page = cursorPage(db, order, { after, before, pageSize })
  const filter = { ...narrowed, storeId }
  const [rows, count, members] = await Promise.all([
    listRuns(db, filter, page),
    countUpTo(db, rowsOfRuns(db, filter)),
    findImporters(db, storeId),
  ])
  const { items, ...ways } = cursorRows(rows, page, ({ id }) => ({ key: id, id }))
  return { items: items.map(entryOf), ...ways, count, members }
}

export async function listImportLines(
  { db }: ReadDeps,
  { account, language }: Caller<'supplier'>,
  { id, kind, change, pageSize = 24, ...ways }: InputOf<typeof importsApi.listLines>,
): Promise<OutputOf<typeof importsApi.listLines>> {
  const page = cursorPage(db, linesOrder({ db }), { ...ways, pageSize })
  const filter = { runId: id, kind, change }
  const [run, rows, count] = await Promise.all([
    findShownRun(db, account.storeId, id),
    listLines(db, filter, page),
    countUpTo(db, rowsOfLines(db, filter)),
  ])
  if (!run) throw Problem.of('NOT_FOUND')
  const { items, ...on } = cursorRows(rows, page, boundOf)
  return { items: items.map((row) => lineOf(row, language)), ...on, count }
}

const linesOrder = ({ db }: ReadDeps) =>
  ({
    key: db`l.place::bigint`,
    keyType: 'bigint',
    id: db`l.place::bigint`,
    idType: 'bigint',
    isDescending: false,
  }) as const
const boundOf = ({ place }: LineRow) => ({ key: String(place), id: String(place) })

function lineOf(row: LineRow, language: Language): ImportLine {
  const { kind, place, supplierSku, name, oldCents, newCents, oldPieces, newPieces, problems, ...rest } = row
  return {
    line: kind === 'MISSING' ? null : place,
    kind,
    supplierSku,
    name,
    oldPrice: oldCents === null ? null : eurosOf(oldCents),
    newPrice: newCents === null ? null : eurosOf(newCents),
    oldStock: oldPieces,
    newStock: newPieces,
    percent: rest.percent,
    fields: rest.fields,
    isByCase: rest.isByCase,
    reasons: problems.map((problem) => refusalText(problem, language)),
  }
}

const PAGE = 1000

/** The refused lines as they stood, with a column that says why: mended, the file can be imported again. */
export async function readRefused(
  { db }: ReadDeps,
  { account, language }: Caller<'supplier'>,
  id: string,
): Promise<StreamedFile> {
  const run = await findShownRun(db, account.storeId, id)
  if (!run) throw Problem.of('NOT_FOUND')
  const stated = run.format === 'BMECAT' ? storeColumns : run.columns.filter((column) => column !== null)
  const { reason, refusedFile } = texts(language).imports.replies
  async function* parts() {
    yield `\uFEFF${line([...stated, reason])}`
    let after: string | undefined
    for (;;) {
      const page = cursorPage(db, linesOrder({ db }), { after, pageSize: PAGE })
      const rows = await listLines(db, { runId: id, kind: 'REFUSED' }, page)
      const { items, next } = cursorRows(rows, page, boundOf)
      for (const row of items) {
        const why = row.problems.map((problem) => refusalText(problem, language)).join(' ')
        yield line([...stated.map((column) => row.cells[column] ?? ''), `${row.place}: ${why}`])
      }
      if (!next) return
      after = next
    }
  }
  return new StreamedFile(`${refusedFile}.csv`, Readable.from(parts()))
}

/** What a spreadsheet would take for a formula is a text. */
const line = (cells: string[]) =>
  stringify([cells.map((cell) => (/^[=+@\t\r]|^-(?![\d.,]+$)/.test(cell) ? `'${cell}` : cell))], {
    delimiter: ';',
    record_delimiter: 'windows',
  })
