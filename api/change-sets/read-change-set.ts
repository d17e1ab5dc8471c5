import {
  cellStates,
  undoDays,
  type ChangeCell,
  type ChangeSet,
  type ChangeSetEntry,
} from '../../contract/change-sets/change-sets.ts'
import { sheetFields, type SheetField } from '../../contract/change-sets/fields.ts'
import { toWire } from '../../contract/change-sets/terms.ts'
import { eurosOf } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { findSet, listCells, type NamedCell, type ShownSet } from './change-set-queries.ts'

const mostProblems = 200
const dayMs = 24 * 60 * 60 * 1000
const start = { skuId: '', field: '' }

type ReadDeps = Pick<Deps, 'db' | 'pictures'>

/** 404 for another store's. */
export async function readChangeSet(
  { db, pictures }: ReadDeps,
  caller: Caller<'supplier'>,
  id: string,
): Promise<ChangeSet> {
  const { language, account } = caller
  const [set, problems] = await Promise.all([
    findSet(db, account.storeId, id),
    listCells(db, id, { states: ['REFUSED', 'CONFLICT', 'STAYED'], after: start, limit: mostProblems }),
  ])
  if (!set) throw Problem.of('NOT_FOUND')
  const { largest, histogram, largeCount, touched } = set.differences
  return {
    ...entryOf(set),
    histogram,
    largeCount,
    touched,
    largest: largest.flatMap(({ skuId, fromCents, toCents, percent }) => {
      const product = set.pictured.find((row) => row.skuId === skuId)
      if (!product) return []
      const [imageUrl = ''] = productPictureUrls(product, language, pictures)
      const name = language === 'de' ? product.nameDe : product.nameEn
      return [{ skuId, name, imageUrl, from: eurosOf(fromCents), to: eurosOf(toCents), percent }]
    }),
    problems: problems.map((cell) => shownCell(cell, language)),
  }
}

export function entryOf(set: ShownSet): ChangeSetEntry {
  const { id, state, source, createdAt, createdBy, validFrom, isAnnounced, appliedAt, undoneAt, differences } = set
  const { prices, meanPercent, stocks, others } = differences
  const counts = Object.fromEntries(cellStates.map((name) => [name, set.cells[name] ?? 0]))
  return {
    id,
    state,
    source,
    createdAt,
    createdBy,
    validFrom,
    isAnnounced,
    appliedAt,
    undoneAt,
    undoUntil: undoUntil(set),
    prices,
    meanPercent,
    stocks,
    others,
    cells: counts as ChangeSetEntry['cells'],
  }
}

/** Null where it has not counted yet or was taken back already. */
export const undoUntil = ({ state, appliedAt }: Pick<ShownSet, 'state' | 'appliedAt'>): Date | null =>
  appliedAt && (state === 'APPLIED' || state === 'SCHEDULED') ? new Date(appliedAt.getTime() + undoDays * dayMs) : null

export function shownCell(cell: NamedCell, language: Language): ChangeCell {
  const { skuId, supplierSku, field, state, problem } = cell
  const wire = (value: unknown) => (isSheetField(field) ? toWire(field, value as number | null) : shownValue(value))
  return {
    skuId,
    supplierSku,
    field,
    state,
    name: language === 'de' ? cell.nameDe : cell.nameEn,
    from: wire(cell.valueBefore),
    to: wire(cell.valueAfter),
    problem: problem && { code: problem.code, limit: wire(problem.limit) as number | null },
  }
}

const isSheetField = (field: string): field is SheetField => (sheetFields as readonly string[]).includes(field)

const shownValue = (value: unknown) =>
  value === null || typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)
