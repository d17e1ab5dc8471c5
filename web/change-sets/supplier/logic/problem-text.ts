import type { CellProblemCode } from '../../../../contract/change-sets/check-cells.ts'
import type { SheetField } from '../../../../contract/change-sets/fields.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { SheetTexts } from '../texts.ts'
import { cellText } from './read-number.ts'

type Problem = { field: SheetField; code: CellProblemCode; limit: number | null }

/** Why a cell is refused, with the nearest value that would not be; `limit` is as stored. */
export const problemText = ({ field, code, limit }: Problem, t: SheetTexts, language: Language): string =>
  t.problems[code](cellText(field, limit, language) || t.none)
