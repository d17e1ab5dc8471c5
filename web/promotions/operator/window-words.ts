import type { Span } from '../../../contract/operator/content.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { momentText } from '../../platform/dates.ts'
import type { useOperatorPromotionTexts } from './texts.ts'

type Texts = Pick<ReturnType<typeof useOperatorPromotionTexts>, 'from' | 'until' | 'always'>

/** 'ab Mi., 25. November 2026, 14:05 bis …' */
export function windowWords({ startsAt, endsAt }: Span, t: Texts, language: Language): string {
  const words = [
    startsAt && t.from(momentText(startsAt, language)),
    endsAt && t.until(momentText(endsAt, language)),
  ].filter(Boolean)
  return words.length > 0 ? words.join(' ') : t.always
}
