import { emptyContent, fields, isSameValue, type Content, type Field } from '../../../contract/range/content.ts'
import type { JudgedProduct } from '../../../contract/range/operator-products.ts'

type Judged = Pick<JudgedProduct, 'changed' | 'content' | 'isNew' | 'live'>

/** What was changed; of a new product, or of one where nothing waits, all that is stated. */
export function fieldsOf({ changed, content, isNew }: Omit<Judged, 'live'>): Field[] {
  if (!isNew && changed.length > 0) return changed
  const empty = emptyContent('')
  return fields.filter((field) => field !== 'firstStock' && !isSameValue(content[field], empty[field]))
}

/** What stands in the shop beside what was handed in; null where nothing was, or nothing stood there before. */
export const heldAgainst = ({ changed, isNew, live }: Omit<Judged, 'content'>): Content | null =>
  !isNew && changed.length > 0 ? live : null
