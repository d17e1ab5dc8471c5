import type * as z from 'zod/mini'
import type * as designsApi from '../../contract/designs/designs.ts'
import type { DesignStatus } from '../../contract/designs/designs.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { changeDesign, type Found } from './change-design.ts'
import { refused, type Designer } from './check-content.ts'
import { mailBuyer, mailStore } from './mail-design.ts'
import { updateStatus } from './queries.ts'
import { steps } from './steps.ts'
import { addMessage, type Writer } from './write-message.ts'

type Input = z.output<(typeof designsApi.act)['input']>

/** A step of the buyer. Throws NOT_FOUND, DESIGN_STATE, also for another proof than was looked at, and VALIDATION where a word or a motif is missing. */
export async function takeStep(
  deps: Deps,
  { account, language, keyed }: Designer,
  { id, action, message = '', proofId }: Input,
): Promise<Found> {
  const owner = { buyerId: account.companyId }
  return changeDesign(deps, { owner, id, action, keyed }, async (tx, { design, parts }) => {
    const t = texts(language).designs.replies
    // Another member may have asked for changes since, and the store has offered anew.
    if (proofId && parts.proofs[0]?.id !== proofId) throw Problem.of('DESIGN_STATE')
    if (action === 'SUBMIT' && design.text === '' && parts.files.length === 0) throw refused('text', t.nothingToPrint)
    if (action === 'REQUEST_CHANGES' && message.trim() === '') throw refused('message', t.sayWhatToChange)
    const at = deps.clock.now()
    const key = { ...owner, id }
    const notifications = {
      SUBMIT: 'submitted',
      REQUEST_CHANGES: 'changes',
      APPROVE: 'approved',
      CANCEL: null,
    } as const
    await inOrder([
      () => updateStatus(tx, key, { status: steps.BUYER[action].to!, at }),
      () => message.trim() && addMessage(tx, key, { by: 'BUYER', text: message, at }),
      () => notifications[action] && mailStore(tx, deps, { design, kind: notifications[action], message }),
    ])
  })
}

/** The store refuses, or the operator in its place. Throws NOT_FOUND and DESIGN_STATE. */
export async function rejectDesign(
  deps: Deps,
  { storeId, by }: Writer,
  { id, message }: { id: string; message: string },
) {
  const owner = { storeId }
  return changeDesign(deps, { owner, id, action: 'REJECT' }, async (tx, { design }) => {
    const at = deps.clock.now()
    const status: DesignStatus = 'REJECTED'
    await inOrder([
      () => updateStatus(tx, design, { status, at }),
      () => addMessage(tx, design, { by, text: message, at }),
      () => mailBuyer(tx, deps, { design, kind: 'rejected', message }),
    ])
  })
}
