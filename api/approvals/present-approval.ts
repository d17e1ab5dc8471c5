import type { Approval, Evidence } from '../../contract/operator/approvals.ts'
import type { PaperKind } from '../../contract/papers/papers.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { momentText } from '../platform/wall-clock.ts'
import type { Fact } from './fact.ts'
import type { ApprovalRow } from './queries.ts'

const DAY_MS = 86_400_000

export function presentApproval(row: ApprovalRow, { account, language }: Caller<'operator'>, now: Date): Approval {
  const { kinds } = texts(language).operator.deskApprovals
  const { id, kind, createdAt, dueAt, state, decision, decidedAt, effectAt } = row
  return {
    id,
    kind,
    kindText: kinds[kind],
    title: titleOf(row, language),
    about: [row.companyName, row.storeName].filter(Boolean).join(' · '),
    createdAt,
    dueAt,
    isOverdue: now.getTime() > (row.decideBy?.getTime() ?? dueAt.getTime() + DAY_MS),
    state,
    decision,
    decidedBy: row.decidedByName,
    decidedAt,
    effectAt,
    canUndo: state === 'DECIDED' && row.decidedBy === account.personId && effectAt !== null && effectAt > now,
  }
}

export function evidenceOf({ name, value, isOpen, at }: Fact, language: Language): Evidence {
  const t = texts(language).operator.deskApprovals
  const state = isOpen ? 'OPEN' : value === null ? 'OK' : 'FACT'
  const { problems, remedies } = texts(language).claims.replies
  const words: Record<string, string> = { ...texts(language).papers.names, ...problems, ...remedies }
  const shown = value
    ?.replaceAll(/\{([A-Z]+)\}/g, (_, word: string) => t.values[word as keyof typeof t.values] ?? words[word] ?? word)
    .replaceAll(/\{(\d{4}-\d\d-\d\dT\d\d:\d\dZ)\}/g, (_, instant: string) => momentText(new Date(instant), language))
  return { label: t.facts[name as keyof typeof t.facts] ?? name, value: shown ?? t.nothing, state, at }
}

const titleOf = ({ kind, subject, targetId }: ApprovalRow, language: Language): string =>
  kind === 'PAPER' && subject ? texts(language).papers.names[subject as PaperKind] : (subject ?? targetId)

// Without the language, as paths of web are.
export function pathOf({ kind, targetId, buyerId, storeSlug }: ApprovalRow): string | null {
  if (kind === 'CLAIM') return `/operator/claims/${targetId}`
  if (kind === 'RETURN') return `/operator/orders/${targetId.replace(/-\d+$/, '')}`
  if (kind === 'POST') return `/operator/magazine/${targetId}`
  if (kind === 'PAPER' || kind === 'STORE') return `/operator/stores/${storeSlug}`
  if (kind === 'PRODUCT_REPORT') return `/operator/products?open=${targetId}`
  if (kind === 'VAT_ID') return `/operator/buyers/${buyerId}`
  return null
}
