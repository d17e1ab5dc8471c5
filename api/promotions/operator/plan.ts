import { berlinDay } from '../../../contract/platform/values.ts'
import { stateOf, type Span } from '../../../contract/operator/content.ts'
import { PLAN_WEEKS, type Plan, type PlanLane } from '../../../contract/operator/front-page.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { readBerlinMinute } from '../../platform/wall-clock.ts'
import { gapsAndOverlaps } from './gaps-and-overlaps.ts'

type Window = { from: Date; until: Date }

/** What stands where over five weeks from a Monday on, in German time. */
export async function readPlan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  day: string | undefined,
  language: Language,
): Promise<Plan> {
  const now = clock.now()
  const monday = mondayOf(day ?? berlinDay(now))
  const from = readBerlinMinute(`${monday}T00:00`)
  const until = readBerlinMinute(`${addDays(monday, PLAN_WEEKS * 7)}T00:00`)
  const bars = await findBars(db, { from, until }, language)
  return { from, until, lanes: lanesOf(bars, { from, until }, now) }
}

const DAY_MS = 24 * 60 * 60 * 1000
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const addDays = (day: string, days: number) => new Date(noon(day).getTime() + days * DAY_MS).toISOString().slice(0, 10)
const mondayOf = (day: string) => addDays(day, -((noon(day).getUTCDay() + 6) % 7))

/** A lane for each place; where something should always stand, what is amiss. */
function lanesOf(rows: readonly BarRow[], window: Window, now: Date): PlanLane[] {
  const lanes = new Map<string, PlanLane>()
  for (const { kind, place, title, isDraft, ...bar } of rows) {
    const key = `${kind} ${place}`
    const lane = lanes.get(key) ?? { kind, place, title, bars: [], gaps: [], overlaps: [] }
    lane.bars.push({ ...bar, state: stateOf({ ...bar, isDraft }, now) })
    lanes.set(key, lane)
  }
  return [...lanes.values()].map((lane) => {
    const shown = lane.bars.filter(({ state }) => state !== 'DRAFT')
    const { gaps, overlaps } = gapsAndOverlaps(shown, window)
    // Several promotions are leafed through in one place; posts and coupons may be few or many.
    if (lane.kind === 'CAROUSEL') return { ...lane, gaps, overlaps }
    return lane.kind === 'PROMOTIONS' ? { ...lane, gaps } : lane
  })
}

type BarRow = Span & {
  kind: PlanLane['kind']
  place: string
  title: string | null
  id: string
  name: string
  isDraft: boolean
}

// Coupons that are always valid say nothing about a week. A post without an end is news for two days.
const findBars = (sql: Queryable, { from, until }: Window, language: Language) => {
  const isIn = sql`(starts_at is null or starts_at < ${until}) and (ends_at is null or ends_at > ${from})`
  const column = (name: 'title' | 'name') => sql(`${name}_${language}`)
  return sql<BarRow[]>`
    select kind, place, title, id, name, starts_at, ends_at, is_draft from (
      select 1 as lane, 'CAROUSEL' as kind, slot as place, null as title, slug as id, ${column('title')} as name, starts_at, ends_at,
        is_draft, sort
      from carousel where type <> 'PROMOTION' and ${isIn}
      union all
      select 2, 'PROMOTIONS', slot, (
          select ${column('title')} from carousel c where c.type = 'PROMOTION' and c.slot = promotion.slot order by c.is_draft, c.sort, c.slug limit 1),
        slug, ${column('name')}, starts_at, ends_at, is_draft, sort
      from promotion where placement = 'HOME' and ${isIn}
      union all
      select 3, 'MAGAZINE', '', null, post_id::text, coalesce(content -> ${language}::text ->> 'title', ''), starts_at, ends_at,
        state <> 'PLANNED', 0
      from post_draft where state in ('PLANNED', 'REVIEW') and starts_at is not null and ${isIn}
      union all
      select 3, 'MAGAZINE', '', null, id::text, ${column('title')}, published_at,
        coalesce(ends_at, published_at + interval '2 days'), false, 0
      from post where published_at > ${from} and published_at < ${until}
      union all
      select 4, 'COUPONS', '', null, code, code, starts_at, ends_at, false, 0
      from coupon where ends_at - starts_at < interval '1 year' and ${isIn}) bar
    order by lane, sort, starts_at nulls first, id`
}
