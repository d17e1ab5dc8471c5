import { useLanguage } from '../../platform/texts.ts'
import { useMinute } from '../../platform/time/use-minute.ts'
import { dueText } from './due-text.ts'
import { useSupplierTexts } from './texts.ts'

const tones = { late: 'text-danger', soon: 'text-warn', calm: '' }

/** Until when the store has to act. */
export function Due({ at }: { at: Date | null }) {
  const t = useSupplierTexts().due
  const language = useLanguage()
  const now = useMinute()
  if (!at) return null
  const { text, rest, tone } = dueText({ dueAt: at, now }, t, language)
  return (
    <span className="whitespace-nowrap">
      <b className={`font-medium ${tones[tone]}`}>{text}</b> <small>{rest}</small>
    </span>
  )
}
