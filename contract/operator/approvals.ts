import * as z from 'zod/mini'
import { Attachment } from '../attachments/attachments.ts'
import { endpoint } from '../platform/endpoint.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { DateTime, Language, plainText } from '../platform/values.ts'
import type { RightOf } from '../rights.ts'

export const approvalKinds = [
  'VAT_ID',
  'EXCLUSIVE_REQUEST',
  'REVIEW',
  'RETURN',
  'PRODUCT',
  'STORE',
  'BANK_ACCOUNT',
  'POST',
  'CLAIM',
  'PAPER',
  'PRODUCT_REPORT',
  'DESIGN_REPORT',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]
/** The right that each kind asks for; lists leave out what the caller lacks the right for. */
export const rightOfKind: Record<ApprovalKind, RightOf<'operator'>> = {
  VAT_ID: 'approveForBuyers',
  EXCLUSIVE_REQUEST: 'approveForBuyers',
  REVIEW: 'approveForBuyers',
  RETURN: 'approveForBuyers',
  PRODUCT: 'approveForStores',
  STORE: 'approveForStores',
  BANK_ACCOUNT: 'money',
  POST: 'content',
  CLAIM: 'approveForBuyers',
  PAPER: 'approveForStores',
  PRODUCT_REPORT: 'approveForStores',
  DESIGN_REPORT: 'approveForStores',
}

export const decisions = ['APPROVE', 'ASK', 'REJECT'] as const
export type Decision = (typeof decisions)[number]

/** What is reported as unlawful; to approve is to uphold the report, which blocks it. */
const reportKinds = ['PRODUCT_REPORT', 'DESIGN_REPORT'] as const
export type ReportKind = (typeof reportKinds)[number]
export const isReportKind = (kind: ApprovalKind): kind is ReportKind => reportKinds.some((report) => report === kind)

/** What can be decided: who has reported something is not asked (decisions 244 and 282). */
export const decisionsOf = (kind: ApprovalKind): readonly Decision[] =>
  isReportKind(kind) ? ['APPROVE', 'REJECT'] : decisions
/** Whether the other side has to read why. */
export const needsWords = (kind: ApprovalKind, decision: Decision): boolean =>
  decision !== 'APPROVE' || isReportKind(kind)

/** How long a decision can be taken back before it takes effect. */
export const UNDO_SECONDS = 10

/** How often who has one open reads it again, and so is seen to have it open. */
export const READ_AGAIN_SECONDS = 15

export const Approval = z.object({
  id: z.string(),
  kind: z.enum(approvalKinds),
  kindText: z.string(),
  title: z.string(),
  /** Whom it is about. */
  about: z.string(),
  createdAt: DateTime,
  /** From when it waits for an operator. */
  dueAt: DateTime,
  isOverdue: z.boolean(),
  /** DECIDED: it takes effect at `effectAt`, until then it can be undone. ASKED: the other side has been asked. SETTLED: it is final. */
  state: z.enum(['OPEN', 'ASKED', 'DECIDED', 'SETTLED']),
  decision: z.nullable(z.enum(decisions)),
  /** Null where it was settled without a decision here. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(DateTime),
  effectAt: z.nullable(DateTime),
  canUndo: z.boolean(),
})
export type Approval = z.output<typeof Approval>

/** Words at the parts of a thing that they are about: the fields of a product. */
const Words = z.record(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)), plainText(500).check(z.trim()))

/** What is known that speaks for or against; OPEN is what needs a look. */
export const Evidence = z.object({
  label: z.string(),
  value: z.string(),
  state: z.enum(['OK', 'OPEN', 'FACT']),
  at: z.nullable(DateTime),
})
export type Evidence = z.output<typeof Evidence>

export const ApprovalDetail = z.object({
  approval: Approval,
  /** The thing, by the id that its slice finds it by: of a product its SKU. */
  targetId: z.string(),
  words: z.record(z.string(), z.string()),
  evidence: z.array(Evidence),
  /** What was written to the other side here. */
  messages: z.array(z.object({ at: DateTime, by: z.string(), text: z.string() })),
  /** What came back by mail to a question, oldest first, and what was written on in the ticket that it opened. */
  answers: z.array(z.object({ at: DateTime, by: z.string(), text: z.string(), ticketNumber: z.string() })),
  /** What was photographed for it, or came with an answer. */
  attachments: z.array(Attachment),
  /** The thing itself, in the workplace or the shop; null where it has no page. */
  path: z.nullable(z.string()),
  /** In which language the words of each decision are read; null where nobody would, and of an approval that needs none. */
  readIn: z.object({ APPROVE: z.nullable(Language), ASK: z.nullable(Language), REJECT: z.nullable(Language) }),
  /** Other operators who have it open, by name. */
  openFor: z.array(z.string()),
})
export type ApprovalDetail = z.output<typeof ApprovalDetail>

const Kinds = z.optional(z.array(z.enum(approvalKinds)).check(z.maxLength(approvalKinds.length)))

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/approvals',
  access: 'operator',
  summary: 'What waits for a decision, the longest due first; how many of each kind',
  input: z.strictObject({ kind: Kinds, ...cursorInput }),
  output: z.extend(cursorOf(Approval), {
    kinds: z.array(
      z.object({ kind: z.enum(approvalKinds), kindText: z.string(), count: z.int(), oldestDueAt: DateTime }),
    ),
  }),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/approvals/{id}',
  access: 'operator',
  summary: `One decision with its evidence; who reads it is named to others as having it open, for as long as they read it again every ${READ_AGAIN_SECONDS} s`,
  input: z.strictObject({ id: z.uuid() }),
  output: ApprovalDetail,
})
export const decide = endpoint({
  method: 'POST',
  path: '/api/v1/operator/approvals/{id}/decision',
  access: 'operator',
  stepUp: 'REFUND',
  stepUpInWork: true,
  repeat: 'refused',
  summary: `Approves, asks or rejects; it takes effect ${UNDO_SECONDS} s later, with a mail to the other side. Of a report APPROVE blocks what was reported and nobody is asked. 409 APPROVAL_DECIDED names who was faster`,
  input: z.strictObject({
    id: z.uuid(),
    decision: z.enum(decisions),
    /** The other side reads it; ASK and REJECT need one, or words, as APPROVE of a report does. */
    message: z._default(plainText(2000).check(z.trim()), ''),
    words: z._default(Words, {}),
  }),
  output: Approval,
})
export const undo = endpoint({
  method: 'POST',
  path: '/api/v1/operator/approvals/{id}/undo',
  access: 'operator',
  repeat: 'refused',
  summary: 'Takes a decision of one’s own back that has not taken effect; 409 APPROVAL_DECIDED afterwards',
  input: z.strictObject({ id: z.uuid() }),
  output: Approval,
})
