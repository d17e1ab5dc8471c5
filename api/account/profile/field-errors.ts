import { countryOf } from '../../../contract/platform/countries.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { accountReplies as de } from '../../../texts/de/account/replies.ts'
import { validation as validationDe } from '../../../texts/de/validation.ts'
import { accountReplies as en } from '../../../texts/en/account/replies.ts'
import { validation as validationEn } from '../../../texts/en/validation.ts'
import { Problem } from '../../http/problem.ts'
import { passwordWeakness, type PasswordOwner } from '../password/weak-password.ts'

const replies = { de, en }
const validation = { de: validationDe, en: validationEn }

export const repliesIn = (language: Language) => replies[language]

/** Refuses with VALIDATION when any of the fields has a sentence. */
export function refuseFields(sentences: Record<string, string | null>): void {
  const fieldErrors = Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence !== null))
  if (Object.keys(fieldErrors).length > 0)
    throw Problem.of('VALIDATION', undefined, { fieldErrors: fieldErrors as Record<string, string> })
}

export function passwordSentence(password: string, owner: PasswordOwner, language: Language): string | null {
  const weakness = passwordWeakness(password, owner)
  if (!weakness) return null
  return weakness === 'FREQUENT' ? replies[language].frequentPassword : replies[language].personalPassword
}

export const countrySentence = (countryId: number, language: Language): string | null =>
  countryOf(countryId) ? null : validation[language].choice

export const dateSentence = (language: Language): string => validation[language].date
