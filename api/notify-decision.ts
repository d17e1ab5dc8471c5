import type { ApprovalKind } from '../contract/operator/approvals.ts'
import type { RightOf } from '../contract/rights.ts'
import type { DueDecision } from './approvals/queries.ts'
import { notifyMember, notifyStore, type NoticeMail } from './desk/notices/notify.ts'
import type { Tx } from './platform/db.ts'
import type { Deps } from './platform/deps.ts'

/** Who of a store can act on a decision, by what it is about. */
const rights: Record<ApprovalKind, RightOf<'supplier'>> = {
  VAT_ID: 'store',
  EXCLUSIVE_REQUEST: 'sales',
  REVIEW: 'sales',
  RETURN: 'viewOrders',
  PRODUCT: 'products',
  STORE: 'store',
  BANK_ACCOUNT: 'finance',
  POST: 'store',
  CLAIM: 'viewOrders',
  PAPER: 'store',
  PRODUCT_REPORT: 'products',
  DESIGN_REPORT: 'sales',
}

type Decided = {
  due: DueDecision
  name: string
  isReport: boolean
  authorId: string | null
  at: Date
  mail: NoticeMail
}

/** Tells of a decision in bell and mail, where it is no buyer's: the author of a post, else the store. False where it told nobody. */
export async function notifyDecision(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'origin'>,
  { due, name, isReport, authorId, at, mail }: Decided,
): Promise<boolean> {
  const { kind: of, decision, targetId: id, buyerId, storeId } = due
  const content = { kind: 'DECISION' as const, about: { decision, of, name, id, isReport }, at, mail }
  if (authorId) await notifyMember(tx, deps, { ...content, accountId: authorId, storeId: null })
  else if (storeId && !buyerId) await notifyStore(tx, deps, { ...content, storeId, right: rights[of] })
  else return false
  return true
}
