import type postgres from 'postgres'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Queryable } from '../platform/db.ts'
import { momentText } from '../platform/wall-clock.ts'

/** What buyers may know of the pause that lasts: until when, and what the store says. */
export type ShownPause = { textDe: string; textEn: string; endsAt: string | null }

/** Over `s` (store): of several that last the longest; null while the store sells. */
export const pauseColumn = (sql: Queryable): postgres.Fragment => sql`
  case when s.status = 'PAUSED' then (
    select json_build_object('textDe', p.text_de, 'textEn', p.text_en, 'endsAt', p.ends_at) from store_pause p
    where p.store_id = s.id and p.ended_at is null and p.starts_at <= now()
    order by p.ends_at desc nulls first, p.paused_by limit 1) end`

/** 'Liefert wieder ab …', then what the store says; undefined where there is nothing to say. */
export function pauseText(pause: ShownPause | null | undefined, language: Language): string | undefined {
  if (!pause) return undefined
  const { textDe, textEn, endsAt } = pause
  const until = endsAt && texts(language).stores.replies.sellsAgain(momentText(new Date(endsAt), language))
  return [until, language === 'de' ? textDe : textEn].filter(Boolean).join(' ') || undefined
}
