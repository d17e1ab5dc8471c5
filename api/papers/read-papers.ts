import {
  isStated,
  paperKinds,
  type PaperKind,
  type StorePaper,
  type StorePapers,
} from '../../contract/papers/papers.ts'
import { presentAttachment } from '../attachments/attach.ts'
import type { AttachmentRow } from '../attachments/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { findFactsOfStore, findPapers, findProofs, type PaperRow } from './paper-queries.ts'
import { isNeeded, stateOf, stoppingPapers, type PaperFacts } from './rule.ts'

/** All kinds of papers, as a store and the operators see them. */
export async function readPapers({ db, clock }: Pick<Deps, 'db' | 'clock'>, storeId: string): Promise<StorePapers> {
  const [facts, papers, proofs] = await Promise.all([
    findFactsOfStore(db, storeId, clock.now()),
    findPapers(db, storeId),
    findProofs(db, storeId),
  ])
  return {
    items: paperKinds.map((kind) => presentPaper(kind, { facts, papers, proofs })),
    dueOn: facts.dueOn,
    stopping: stoppingPapers(facts),
  }
}

type Known = { facts: PaperFacts; papers: readonly PaperRow[]; proofs: readonly AttachmentRow[] }

function presentPaper(kind: PaperKind, { facts, papers, proofs }: Known): StorePaper {
  const paper = papers.find((one) => one.kind === kind)
  const stands = { kind, isNeeded: isNeeded(kind, facts), state: stateOf(kind, facts) }
  if (isStated(kind)) {
    const { vatId, taxNumber, lucid, lucidUntil } = facts
    const value = { VAT_ID: vatId, TAX_NUMBER: taxNumber, LUCID: lucid }[kind] ?? ''
    const endsOn = kind === 'LUCID' ? lucidUntil : null
    return { ...stands, value, endsOn, words: '', sentAt: null, files: [], version: 0 }
  }
  if (!paper) return { ...stands, value: '', endsOn: null, words: '', sentAt: null, files: [], version: 0 }
  const { value, endsOn, words, sentAt, version, proofId } = paper
  const files = proofs.filter(({ targetId }) => targetId === proofId).map(presentAttachment)
  return { ...stands, value, endsOn, words, sentAt, files, version }
}
