import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import type { Level } from '../../../contract/today/today.ts'
import { numberFormat } from '../../../contract/platform/formats.ts'
import { Card } from '../../desk/Card.tsx'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MissedDialog } from './MissedDialog.tsx'
import { levelsQuery } from './queries.ts'
import { useTodayTexts } from './texts.ts'

const formats = { de: numberFormat('de-DE'), en: numberFormat('en-GB') }

/** How the store delivers beside what is expected of it; each level leads to the orders that count against it. */
export function Levels() {
  const t = useTodayTexts()
  const read = useRead(levelsQuery)
  const [open, setOpen] = useState<Level['kind'] | null>(null)
  if (read.state === 'failed') return <FailedRead failure={read.failure} title={t.failed} />
  if (read.state === 'coming') return <Skeleton className="h-44 rounded-2xl" />
  return (
    <Card title={t.levels}>
      <ul className="grid gap-x-6 gap-y-4 px-[18px] pt-1 pb-4 sm:grid-cols-2">
        {read.data.levels.map((level) => (
          <LevelLine key={level.kind} level={level} onOpen={() => setOpen(level.kind)} />
        ))}
      </ul>
      {open && <MissedDialog kind={open} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function LevelLine({ level, onOpen }: { level: Level; onOpen: () => void }) {
  const t = useTodayTexts()
  const format = formats[useLanguage()]
  const { kind, percent, goal, isMet, judged, missed, fewest, days } = level
  const goalText = t.goals[kind](format.format(goal))
  return (
    <li className="grid content-start gap-1.5">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">{t.levelNames[kind]}</span>
        {percent !== null && (
          <>
            {isMet ? <CircleCheck className="size-4 text-ok" /> : <TriangleAlert className="size-4 text-warn" />}
            <b className="font-semibold tabular-nums">{t.percent(format.format(percent))}</b>
          </>
        )}
      </div>
      {percent === null ? (
        <p className="text-small text-ink-2">{t.tooFew(judged, fewest, days)}</p>
      ) : (
        <>
          <Bullet {...{ percent, goal, isMet }} />
          <p className="text-small text-ink-2">
            {[goalText, kind === 'ON_TIME' && t.lastDays(days)].filter(Boolean).join(' · ')}
          </p>
        </>
      )}
      {missed > 0 && (
        <button
          type="button"
          className="min-h-6 justify-self-start text-small text-brand underline underline-offset-2"
          onClick={onOpen}
        >
          {t.missed[kind](missed)}
        </button>
      )}
    </li>
  )
}

/** Beside its goal; what may be little only is drawn to twice its goal. */
const Bullet = ({ percent, goal, isMet }: { percent: number; goal: number; isMet: boolean }) => {
  const scale = goal < 50 ? 100 / (goal * 2) : 1
  return (
    <div aria-hidden className="relative h-1.5 rounded-full bg-sunken">
      <div
        className={`h-full rounded-full ${isMet ? 'bg-brand' : 'bg-warn'}`}
        style={{ width: `${Math.min(percent * scale, 100)}%` }}
      />
      <span className="absolute -top-0.5 h-2.5 w-0.5 bg-ink" style={{ left: `${goal * scale}%` }} />
    </div>
  )
}
