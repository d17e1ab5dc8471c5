import type { StoreEntry } from '../../../contract/operator/stores.ts'
import { recentDateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useOperatorStoreTexts } from './texts.ts'

export function StateTag({ state }: Pick<StoreEntry, 'state'>) {
  const t = useOperatorStoreTexts()
  return <Tag variant={state === 'ACTIVE' ? 'ok' : 'warn'}>{t.states[state]}</Tag>
}

const variants = { VALID: 'ok', IN_CHECK: 'info', ENDS: 'warn', ENDED: 'danger', MISSING: 'warn' } as const

/** The worst of the papers it needs, and when the first one ends. */
export function PapersTag({ papers: { state, until } }: Pick<StoreEntry, 'papers'>) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  return <Tag variant={variants[state]}>{t.papers[state](until && recentDateText(new Date(until), language))}</Tag>
}
