import type { Endpoint } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { validationSentence } from '../../../texts/validation-sentence.ts'

export type FieldChecks = Record<string, { type: string; message: string }>

/** The first sentence for each field the contract refuses; empty where it takes the input. */
export function checkInput({ input }: Endpoint, given: unknown, language: Language): FieldChecks {
  const checked = input.safeParse(given)
  const errors: FieldChecks = {}
  for (const issue of checked.error?.issues ?? [])
    errors[String(issue.path[0])] ??= { type: 'check', message: validationSentence(issue, language, given) }
  return errors
}
