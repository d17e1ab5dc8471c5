import { countryOf } from '../../../contract/platform/countries.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import { passwordWeakness, type PasswordOwner } from '../../../contract/security/weak-password.ts'

/** Refuses with VALIDATION when any of the fields has a sentence. */
export function refuseFields(sentences: Record<string, string | null>): void {
  const fieldErrors = Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence !== null))
  if (Object.keys(fieldErrors).length > 0)
    throw Problem.of('VALIDATION', undefined, { fieldErrors: fieldErrors as Record<string, string> })
}

export function passwordSentence(password: string, owner: PasswordOwner, language: Language): string | null {
  const weakness = passwordWeakness(password, owner)
  if (!weakness) return null
  const { frequentPassword, personalPassword } = texts(language).account.replies
  return weakness === 'FREQUENT' ? frequentPassword : personalPassword
}

export const countrySentence = (countryId: number, language: Language): string | null =>
  countryOf(countryId) ? null : texts(language).validation.choice
