import type { References } from '../../../contract/checkout.ts'
import {
  missingReferences,
  referenceErrors,
  type ReferenceErrors,
  type ReferenceSentences,
} from '../../../contract/team/missing-references.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'

/** What the company asks for that the order does not say yet, at its fields. */
export function errorsOfReferences(
  references: References | undefined,
  { purchaseOrderNumber, costCentreId }: CheckoutForm,
  sentences: ReferenceSentences,
): ReferenceErrors {
  if (!references) return {}
  const given = { purchaseOrderNumber, costCentreId: costCentreId ?? undefined }
  return referenceErrors(missingReferences(references, given), references, sentences)
}

/** One that was chosen and may not be any more is chosen no longer. */
export const offeredCostCentre = (references: References | undefined, chosen: string | null) =>
  references?.costCentres.some(({ id }) => id === chosen) ? chosen : null
