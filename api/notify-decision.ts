import type { ApprovalKind } from '../contract/operator/approvals.ts'
import type { RightOf } from '../contract/rights.ts'
import type { DueDecision } from './approvals/queries.ts'
import { notifyMember, notifyStore } from './desk/notices/notify.ts'
import type { Tx } from './platform/db.ts'

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
}

type Decided = { due: DueDecision; name: string; isReport: boolean; authorId: string | null; at: Date }

/** Those who read the mail about a decision find it in their bell: the author of a post, else the store where it is not the buyer's. */
export async function notifyDecision(tx: Tx, { due, name, isReport, authorId, at }: Decided): Promise<void> {
  const { kind: of, decision, targetId: id, buyerId, storeId } = due
  const content = { kind: 'DECISION' as const, about: { decision, of, name, id, isReport }, at }
  if (authorId) await notifyMember(tx, { ...content, accountId: authorId, storeId: null })
  else if (storeId && !buyerId) await notifyStore(tx, { ...content, storeId, right: rights[of] })
}
