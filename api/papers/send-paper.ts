import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as papersApi from '../../contract/papers/papers.ts'
import { paperRules, type StorePaper } from '../../contract/papers/papers.ts'
import { texts } from '../../texts/texts.ts'
import { attach } from '../attachments/attach.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { findPapers, lockFacts, openPaperApproval, writePaper } from './paper-queries.ts'
import { readPapers } from './read-papers.ts'

/**
 * Has a paper checked, in place of what was sent before; what an operator has not decided of that is not to be decided any more.
 * Throws VALIDATION, and DRAFT_CHANGED for who has seen another one.
 */
export async function sendPaper(
  deps: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'supplier'>,
  { kind, value, endsOn, attachmentIds, version }: InputOf<typeof papersApi.send>,
): Promise<StorePaper> {
  const { db, clock } = deps
  const { storeId } = account
  const [now, proofId] = [clock.now(), newId()]
  await inTransaction(db, async (tx) => {
    const [{ today }, papers] = await inOrder([() => lockFacts(tx, storeId, now), () => findPapers(tx, storeId)])
    const former = papers.find((paper) => paper.kind === kind)
    if ((former?.version ?? 0) !== version) throw Problem.of('DRAFT_CHANGED', { name: '' })
    const t = texts(language).papers.refusals
    const { pattern } = paperRules[kind]
    if (value === '') throw invalid('value', t.valueMissing)
    if (pattern && !pattern.test(value)) throw invalid('value', t.patterns[kind === 'ORGANIC' ? 'ORGANIC' : 'WEEE'])
    if (endsOn !== null && endsOn < today) throw invalid('endsOn', t.over)
    if (attachmentIds.length === 0) throw invalid('attachmentIds', t.proofMissing)
    const sending = {
      storeId,
      kind,
      value,
      endsOn,
      proofId,
      sentAt: now,
      sentBy: account.personId,
      version: version + 1,
    }
    await attach(tx, { owner: { storeId }, ids: attachmentIds, targetId: proofId, language })
    await inOrder([
      () => writePaper(tx, sending),
      ...openPaperApproval(tx, { storeId, proofId, former: former?.proofId ?? null, now }),
    ])
  })
  const { items } = await readPapers(deps, storeId)
  return items.find((paper) => paper.kind === kind)!
}

const invalid = (field: string, sentence: string) =>
  Problem.of('VALIDATION', undefined, { fieldErrors: { [field]: sentence } })
