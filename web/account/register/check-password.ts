import type { Language } from '../../../contract/platform/values.ts'
import { passwordWeakness } from '../../../contract/security/weak-password.ts'
import { accountReplies as de } from '../../../texts/de/account/replies.ts'
import { accountReplies as en } from '../../../texts/en/account/replies.ts'
import type { RegisterValues } from './register-steps.ts'

/** Says at the password's step what the server would refuse at the end. */
export function checkPassword(values: RegisterValues, language: Language): { password?: string } {
  const weakness = passwordWeakness(values.password, { ...values, startDate: values.startDate || null })
  if (!weakness) return {}
  const { frequentPassword, personalPassword } = { de, en }[language]
  return { password: weakness === 'FREQUENT' ? frequentPassword : personalPassword }
}
