import type { ApprovalKind } from '../../../contract/operator/approvals.ts'
import type { NoticeKind } from '../../../contract/desk/notices.ts'
import type { PaperKind } from '../../../contract/papers/papers.ts'
import type { ManyAction } from '../../../contract/range/operator-bulk.ts'

/** What each kind of notice is about, as it is kept; the sentence is made when it is read, in the reader's language. */
export type About = {
  /** `isReport`: about a review that the store has reported. */
  DECISION: {
    decision: 'APPROVE' | 'ASK' | 'REJECT' | 'BLOCK'
    of: ApprovalKind
    name: string
    id: string
    isReport?: boolean
  }
  /** Of many products at once. */
  PRODUCTS: { action: Exclude<ManyAction, 'RELEASE' | 'COLLECTION'>; count: number }
  MESSAGE: { writer: string; number: string }
  TICKET: { writer: string; number: string }
  IMPORT: { id: string; fileName: string; outcome: 'COMPARED' | 'APPLIED' | 'UNUSABLE' }
  EXPORT: { id: string; count: number; side: 'supplier' | 'operator' }
  PAPER_ENDS: { paper: PaperKind; endsOn: string }
  /** What stops a store; none where nothing does any more. `slug` and `name` for operators. */
  PAPERS: { stopping: PaperKind[]; slug?: string; name?: string }
  BELOW_GOAL: Record<string, never>
  /** What operators stop of a store, or let go on; `reason` as the store was told, '' where it goes on. */
  RESTRICTION: { what: 'PAUSED' | 'RESUMED' | 'HELD' | 'RELEASED'; reason: string }
}

export type NoticeContent<K extends NoticeKind = NoticeKind> = {
  [Kind in K]: { kind: Kind; about: About[Kind]; at: Date }
}[K]
