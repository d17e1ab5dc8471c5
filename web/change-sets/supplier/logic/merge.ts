import { sheetFields, type SheetField } from '../../../../contract/change-sets/fields.ts'
import type { Draft, DraftCell } from './draft.ts'

type Versions = {
  /** To which the steps are added. */
  onto: Draft
  /** The steps: what stood before them, and what stands after them. */
  from: Draft
  to: Draft
}

/** The draft `onto` with what has changed from one to the other, cell by cell: typed, typed anew or taken out. */
export function withSteps({ onto, from, to }: Versions): Draft {
  const next: Draft = {}
  for (const skuId of new Set([...Object.keys(onto), ...Object.keys(to)])) {
    const cells: Partial<Record<SheetField, DraftCell>> = {}
    for (const field of sheetFields) {
      const own = to[skuId]?.cells[field]
      const cell = isSameCell(own, from[skuId]?.cells[field]) ? onto[skuId]?.cells[field] : own
      if (cell) cells[field] = cell
    }
    if (Object.keys(cells).length > 0) next[skuId] = { number: (to[skuId] ?? onto[skuId])!.number, cells }
  }
  return isSameDraft(next, onto) ? onto : next
}

export function isSameDraft(a: Draft, b: Draft): boolean {
  const skuIds = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...skuIds].every((skuId) =>
    sheetFields.every((field) => isSameCell(a[skuId]?.cells[field], b[skuId]?.cells[field])),
  )
}

const isSameCell = (a: DraftCell | undefined, b: DraftCell | undefined) =>
  a === b || (a?.from === b?.from && a?.to === b?.to && a?.text === b?.text && !a === !b)
