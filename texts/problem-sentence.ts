import type { ProblemCode } from '../contract/platform/problems.ts'
import type { Language } from '../contract/platform/values.ts'
import { problems as de } from './de/problems.ts'
import { problems as en } from './en/problems.ts'

/** The sentence of a refusal, shown as a toast (api.md section 1). */
export function problemSentence(code: ProblemCode, details: unknown, language: Language): string {
  const sentence = (language === 'de' ? de : en)[code] as string | ((details: unknown) => string)
  return typeof sentence === 'function' ? sentence(details) : sentence
}
