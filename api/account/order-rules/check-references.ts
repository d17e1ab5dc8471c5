import type { References } from '../../../contract/checkout.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { chosenCostCentre, missingReferences, referenceErrors } from '../../../contract/team/missing-references.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'

/** What an order keeps of a cost centre. */
export type OrderedCostCentre = { code: string; name: string }

/** The cost centre of an order: the one named, else the member's default. REFERENCES_MISSING names the fields. */
export function checkReferences(
  references: References,
  given: Parameters<typeof missingReferences>[1],
  language: Language,
): OrderedCostCentre | null {
  const missing = missingReferences(references, given)
  const chosen = chosenCostCentre(references, given)
  if (missing.length === 0 && chosen !== undefined) return chosen && { code: chosen.code, name: chosen.name }
  const fieldErrors = referenceErrors(missing, references, texts(language).checkout.references)
  throw Problem.of('REFERENCES_MISSING', undefined, { fieldErrors })
}
