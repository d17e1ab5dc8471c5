import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { Span } from '../../../contract/operator/content.ts'
import { PLAN_WEEKS, type Plan as PlanOf, type PlanLane } from '../../../contract/operator/front-page.ts'
import { shortDateText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { planQuery } from './queries.ts'
import { useOperatorPromotionTexts } from './texts.ts'
import { windowWords } from './window-words.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const DAY_MS = WEEK_MS / 7

/** What stands where over five weeks, with what is empty and what is shown twice; of all kinds where none are named. */
export function Plan({ kinds }: { kinds?: readonly PlanLane['kind'][] }) {
  const texts = useOperatorPromotionTexts()
  const t = texts.plan
  const language = useLanguage()
  const [from, setFrom] = useState<string>()
  const read = useRead(planQuery(from, language))
  const isShown = ({ kind }: PlanLane) => !kinds || kinds.includes(kind)
  const step = (plan: PlanOf, weeks: number) =>
    setFrom(new Date(plan.from.getTime() + DAY_MS / 2 + weeks * WEEK_MS).toISOString().slice(0, 10))
  const spanOf = (plan: PlanOf) =>
    t.span(shortDateText(plan.from, language), shortDateText(new Date(plan.until.getTime() - 1), language))
  return (
    <section aria-label={t.title} className="edit-plan">
      <QueryView read={read} failed={{ title: texts.failed }} coming={<Skeleton className="h-40" />}>
        {({ lanes, ...weeks }) => {
          const plan = { ...weeks, lanes: lanes.filter(isShown) }
          return (
            <>
              <header className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="font-sans text-small font-semibold tracking-normal">{t.title}</h2>
                <span className="text-small text-ink-2">{spanOf(plan)}</span>
                <span className="flex">
                  <button
                    type="button"
                    className="desk-icon-button"
                    aria-label={t.earlier}
                    onClick={() => step(plan, -1)}
                  >
                    <ChevronLeft />
                  </button>
                  <button type="button" className="desk-icon-button" aria-label={t.later} onClick={() => step(plan, 1)}>
                    <ChevronRight />
                  </button>
                </span>
                {from && (
                  <Button size="sm" variant="quiet" onClick={() => setFrom(undefined)}>
                    {t.thisWeek}
                  </Button>
                )}
                <span className="ml-auto flex gap-3 text-xs text-ink-2">
                  <span className="edit-legend">{t.shown}</span>
                  <span className="edit-legend" data-state="DRAFT">
                    {t.draft}
                  </span>
                </span>
              </header>
              {plan.lanes.length === 0 ? (
                <p className="text-ink-2">{t.none}</p>
              ) : (
                <Lanes plan={plan} label={spanOf(plan)} />
              )}
            </>
          )
        }}
      </QueryView>
    </section>
  )
}

function Lanes({ plan, label }: { plan: PlanOf; label: string }) {
  const language = useLanguage()
  const weeks = Array.from(
    { length: PLAN_WEEKS },
    (_, week) => new Date(plan.from.getTime() + week * WEEK_MS + DAY_MS / 2),
  )
  const [opened] = useState(() => new Date())
  const now = placeOf(opened, plan)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1)
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <div className="edit-lanes">
        <div className="edit-lane" aria-hidden>
          <span />
          <span className="grid grid-cols-5 text-xs text-ink-3">
            {weeks.map((week) => (
              <span key={week.getTime()}>{shortDateText(week, language)}</span>
            ))}
          </span>
        </div>
        {plan.lanes.map((lane) => (
          <Lane key={`${lane.kind} ${lane.place}`} lane={lane} plan={plan} now={now} />
        ))}
      </div>
    </div>
  )
}

/** Per cent of the way through the weeks; outside of them at their edges. */
function placeOf(at: Date | null, { from, until }: PlanOf, none = 0): number {
  if (!at) return none
  const part = (at.getTime() - from.getTime()) / (until.getTime() - from.getTime())
  return Math.min(100, Math.max(0, part * 100))
}

function barStyle({ startsAt, endsAt }: Span, plan: PlanOf) {
  const left = placeOf(startsAt, plan, 0)
  return { left: `${left}%`, width: `${Math.max(0.5, placeOf(endsAt, plan, 100) - left)}%` }
}

// What stands in a place names it where the page does not: its code says nothing to people.
function nameOf({ kind, place, title, bars }: PlanLane, lanes: Record<'MAGAZINE' | 'COUPONS', string>) {
  if (kind === 'MAGAZINE' || kind === 'COUPONS') return lanes[kind]
  return title ?? ([...new Set(bars.map(({ name }) => name))].join(' / ') || place)
}

function Lane({ lane, plan, now }: { lane: PlanLane; plan: PlanOf; now: number }) {
  const texts = useOperatorPromotionTexts()
  const t = texts.plan
  const language = useLanguage()
  const rows = inRows(lane.bars)
  const words = ({ startsAt, endsAt }: Span, say: (from: string, until: string) => string) =>
    say(shortDateText(startsAt!, language), shortDateText(endsAt!, language))
  return (
    <div className="edit-lane">
      <h3 className="truncate font-sans text-small leading-7 font-medium tracking-normal text-ink-2">
        {nameOf(lane, t.lanes)}
      </h3>
      <div className="edit-track" style={{ height: `${rows.count * 1.75}rem` }}>
        <ul>
          {lane.bars.map((bar, place) => (
            <li
              key={bar.id}
              className="edit-bar"
              data-kind={lane.kind}
              data-state={bar.state}
              title={t.bar(bar.name, texts.states[bar.state], windowWords(bar, texts, language))}
              style={{ ...barStyle(bar, plan), top: `${rows.of[place]! * 1.75}rem` }}
            >
              <span aria-hidden>{bar.name}</span>
              <span className="sr-only">
                {t.bar(bar.name, texts.states[bar.state], windowWords(bar, texts, language))}
              </span>
            </li>
          ))}
          {lane.gaps.map((gap) => (
            <li key={String(gap.startsAt)} className="edit-amiss" style={barStyle(gap, plan)} title={words(gap, t.gap)}>
              <span className="sr-only">{words(gap, t.gap)}</span>
            </li>
          ))}
          {lane.overlaps.map((overlap) => (
            <li
              key={String(overlap.startsAt)}
              className="edit-amiss"
              data-kind="overlap"
              style={barStyle(overlap, plan)}
              title={words(overlap, t.overlap)}
            >
              <span className="sr-only">{words(overlap, t.overlap)}</span>
            </li>
          ))}
        </ul>
        {now > 0 && now < 100 && <span className="edit-now" style={{ left: `${now}%` }} aria-hidden />}
      </div>
    </div>
  )
}

/** What is on at once stands below each other: in which row each bar is, and how many rows there are. */
function inRows(bars: readonly Span[]): { of: number[]; count: number } {
  const ends: number[] = []
  const of = bars.map(({ startsAt, endsAt }) => {
    const start = startsAt?.getTime() ?? 0
    const free = ends.findIndex((end) => end <= start)
    const row = free < 0 ? ends.length : free
    ends[row] = endsAt?.getTime() ?? Infinity
    return row
  })
  return { of, count: Math.max(1, ends.length) }
}
