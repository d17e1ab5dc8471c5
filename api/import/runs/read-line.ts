import type { SheetField } from '../../../contract/change-sets/fields.ts'
import type { CataloguePicture } from '../bmecat/bmecat-pictures.ts'
import type { ImportColumn } from '../import-columns.ts'
import type { RefusalReason } from '../refusal.ts'

/** What a line of a file says, before anybody has checked it. */
export type ReadLine = {
  line: number
  cells: Partial<Record<ImportColumn, string>>
  problems: { column: ImportColumn | null; reason: RefusalReason }[]
  /** What the file calls the group in `cells.category`, where that is a code. */
  groupName?: string
  pictures?: CataloguePicture[]
}
export type ImportFormat = 'CSV' | 'XLSX' | 'BMECAT'

export type StagedLine = {
  place: number
  kind: 'NEW' | 'CHANGED' | 'SAME' | 'REFUSED' | 'MISSING'
  supplierSku: string
  name: string
  cells: ReadLine['cells']
  problems: ReadLine['problems']
  oldCents: number | null
  newCents: number | null
  percent: number | null
  isByCase: boolean
  /** What it changes of its article. */
  fields: SheetField[]
  /** Pieces in store, where it changes them. */
  oldPieces: number | null
  newPieces: number | null
  /** The supplier's own group of what would be a new article, and its name. */
  groupCode: string | null
  groupName: string | null
}
