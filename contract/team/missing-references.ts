import type { referenceProblems, References } from '../checkout.ts'
import { exampleOf, fitsPattern } from './purchase-order-pattern.ts'

export type ReferenceProblem = (typeof referenceProblems)[number]
type Given = { purchaseOrderNumber?: string | undefined; costCentreId?: string | undefined }

/** What the company asks for that an order does not say, or not as it asks. */
export function missingReferences(references: References, given: Given): ReferenceProblem[] {
  const number = given.purchaseOrderNumber?.trim() ?? ''
  const { requiresPurchaseOrder, purchaseOrderPattern: pattern, requiresCostCentre } = references
  const missing: ReferenceProblem[] = []
  if (number === '') {
    if (requiresPurchaseOrder) missing.push('PURCHASE_ORDER_MISSING')
  } else if (pattern !== null && !fitsPattern(pattern, number)) missing.push('PURCHASE_ORDER_INVALID')
  const chosen = chosenCostCentre(references, given)
  if (chosen === undefined || (chosen === null && requiresCostCentre)) missing.push('COST_CENTRE_MISSING')
  return missing
}

/** The one named, else the default, else null; undefined for one that may not be chosen. */
export function chosenCostCentre({ costCentres, defaultId }: References, { costCentreId }: Given) {
  const id = costCentreId ?? defaultId
  return id === null ? null : costCentres.find((each) => each.id === id)
}

export type ReferenceErrors = { purchaseOrderNumber?: string; costCentreId?: string }

/** At which field a problem is said, and how. */
export function referenceErrors(
  problems: ReferenceProblem[],
  { purchaseOrderPattern, costCentres }: References,
  sentences: ReferenceSentences,
): ReferenceErrors {
  const errors = problems.map((problem) =>
    problem === 'COST_CENTRE_MISSING'
      ? { costCentreId: costCentres.length === 0 ? sentences.noCostCentre : sentences[problem] }
      : {
          purchaseOrderNumber:
            problem === 'PURCHASE_ORDER_INVALID'
              ? sentences[problem](exampleOf(purchaseOrderPattern!))
              : sentences[problem],
        },
  )
  return Object.assign({}, ...errors)
}

export type ReferenceSentences = {
  PURCHASE_ORDER_MISSING: string
  PURCHASE_ORDER_INVALID: (example: string) => string
  COST_CENTRE_MISSING: string
  noCostCentre: string
}
