import type * as z from 'zod/mini'
import type { NewOffer } from '../../contract/designs/supplier-designs.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { KeyedCall } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { newId } from '../platform/ids.ts'
import { changeDesign, type Found } from './change-design.ts'
import { refused } from './check-content.ts'
import { mailBuyer } from './mail-design.ts'
import { insertProof, type OfferTerms } from './part-queries.ts'
import { findDesignable, updateStatus } from './queries.ts'
import type { Writer } from './write-message.ts'

type Sent = { id: string; offer: z.output<typeof NewOffer>; message?: string | undefined; seen?: Date | undefined }

const YEAR_MS = 366 * 24 * 60 * 60 * 1000

/**
 * The store shows the design as it will be printed, and what that costs. Throws NOT_FOUND, DESIGN_STATE, also where it was
 * changed since the store has `seen` it, and VALIDATION for an offer that cannot be ordered.
 */
export async function sendProof(
  deps: Deps,
  { storeId, language, keyed }: Writer & { language: Language; keyed?: KeyedCall },
  { id, offer, message = '', seen }: Sent,
): Promise<Found> {
  return changeDesign(deps, { owner: { storeId }, id, action: 'SEND_PROOF', keyed }, async (tx, { design }) => {
    // What the buyer gets is what the store has looked at.
    if (seen && seen.getTime() !== design.updatedAt.getTime()) throw Problem.of('DESIGN_STATE')
    const at = deps.clock.now()
    const product = await findDesignable(tx, design.buyerId, design.skuId)
    const terms = checkOffer({ offer, countPerBox: product?.countPerBox ?? 1, at }, language)
    const { sheetToken } = design
    await inOrder([
      () => insertProof(tx, design, { ...terms, proofId: newId(), sheetToken, message: message.trim(), at }),
      () => updateStatus(tx, design, { status: 'PROOF_READY', at }),
      () => mailBuyer(tx, deps, { design, kind: 'proof', message, terms }),
    ])
  })
}

type Checked = { offer: z.output<typeof NewOffer>; countPerBox: number; at: Date }

function checkOffer({ offer, countPerBox, at }: Checked, language: Language): OfferTerms {
  const { unitPrice, setupFee, minQuantity, leadTimeDays, validUntil } = offer
  const t = texts(language).designs.replies
  if (minQuantity % countPerBox !== 0) throw refused('offer.minQuantity', t.minQuantity(countPerBox))
  if (validUntil <= at || validUntil.getTime() > at.getTime() + YEAR_MS) throw refused('offer.validUntil', t.validUntil)
  const cents = (euros: number) => Math.round(euros * 100)
  return { unitPriceCents: cents(unitPrice), setupFeeCents: cents(setupFee), minQuantity, leadTimeDays, validUntil }
}
