import type { Content } from '../../../contract/range/content.ts'
import type { ManyAction } from '../../../contract/range/operator-bulk.ts'
import { Problem } from '../../http/problem.ts'
import { nextStatuses } from '../../products/product-status.ts'
import { lackingFor } from '../lacking-for.ts'
import type { FilledCategory } from '../queries.ts'
import { statusSteps } from './block-product.ts'
import type { ChosenRow } from './list-queries.ts'

export type Step = { action: ManyAction; category: FilledCategory | null }
type Judged = { row: ChosenRow; seen: Date; content: Content | null }

/** Why an operator's step with one of several products is not taken; null where it is. One rule for the count before and the work. */
export function whyNot({ action, category }: Step, { row, seen, content }: Judged): Problem | null {
  if (row.status === 'DRAFT') return Problem.of('NOT_FOUND')
  if (row.updatedAt.getTime() !== seen.getTime()) return Problem.of('PRODUCT_CHANGED')
  if (action === 'COLLECTION') return isSold(row) && !row.isInCollection ? null : Problem.of('PRODUCT_STATE')
  if (action !== 'CATEGORY')
    return nextStatuses[row.status].includes(statusSteps[action].status) ? null : Problem.of('PRODUCT_STATE')
  if (row.status === 'ARCHIVED' || row.isMoving || row.categorySlug === category!.slug)
    return Problem.of('PRODUCT_STATE')
  const lacking = lackingFor(category!, content!)
  return lacking && Problem.of('MOVE_INCOMPLETE', lacking)
}

/** On sale, or paused. */
const isSold = ({ status }: ChosenRow) => status === 'ACTIVE' || status === 'PAUSED'
