import { MOST_PACKED } from '../../../contract/orders/packing-lists.ts'
import type { CutOff } from '../../../contract/today/tasks.ts'
import { tasksQuery } from '../../desk/frame/waiting-queries.ts'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { instantOf } from '../../desk/time/berlin.ts'
import { Link } from '../../frame/Link.tsx'
import { dayText, timeText } from '../../platform/dates.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { isTomorrow, minutesLeft } from './cut-off.ts'
import { useTodayTexts } from './texts.ts'
import { useMinute } from '../../platform/time/use-minute.ts'

/** The day, until when orders count for it, and the way to packing what is to be shipped. */
export function TodayHead() {
  const { places } = useDeskTexts()
  const t = useTodayTexts()
  const language = useLanguage()
  const { user } = useSession()
  const now = useMinute()
  const read = dataOrNothing(useRead(tasksQuery))
  const toPack = (read?.tasks ?? [])
    .filter(({ kind }) => kind === 'TO_SHIP' || kind === 'PARTLY_SHIPPED')
    .reduce((sum, { count }) => sum + count.value, 0)
  return (
    <PageHead
      title={places.supplier.today}
      lead={
        <>
          {dayText(now, language)}
          {read?.cutOff && <CutOffText cutOff={read.cutOff} now={now} />}
        </>
      }
    >
      {toPack > 0 && mayOpen(user, 'pack') && (
        <Link to="/supplier/packing" className="desk-button desk-button-main">
          {t.pickList(Math.min(toPack, MOST_PACKED))}
        </Link>
      )}
    </PageHead>
  )
}

function CutOffText({ cutOff, now }: { cutOff: CutOff; now: Date }) {
  const t = useTodayTexts().cutOff
  const language = useLanguage()
  const time = timeText(instantOf(cutOff.minute)!, language)
  const left = minutesLeft(cutOff, now)
  if (left !== null) return <> · {t.left(time, t.span(Math.floor(left / 60), left % 60))}</>
  if (cutOff.nextDay === null) return <> · {t.over(time)}</>
  const day = isTomorrow(cutOff) ? t.tomorrow : t.onDay(dayText(new Date(`${cutOff.nextDay}T12:00:00Z`), language))
  return (
    <>
      {' '}
      · {t.over(time)} {day}
    </>
  )
}
