import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'

/** Why the bank has sent money back, by its code; the store reads it. */
export function returnText(code: string | null, language: Language): string {
  const t = texts(language).bankStatements.replies
  if (code === null) return t.returnedWithoutReason
  return Object.hasOwn(t.returnCodes, code)
    ? `${t.returnCodes[code as keyof typeof t.returnCodes]} (${code})`
    : t.returnedFor(code)
}
