import { SHOWN_LATE, type LevelKind } from '../../../contract/today/today.ts'
import { Link } from '../../frame/Link.tsx'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { missedQuery } from './queries.ts'
import { useTodayTexts } from './texts.ts'

/** The orders that a level counts against the store. */
export function MissedDialog({ kind, onClose }: { kind: LevelKind; onClose: () => void }) {
  const t = useTodayTexts()
  const language = useLanguage()
  const read = useRead(missedQuery(kind))
  return (
    <Dialog title={t.levelNames[kind]} onClose={onClose}>
      {read.state === 'failed' && <FailedRead failure={read.failure} title={t.failed} />}
      {read.state === 'coming' && <Skeleton className="h-40" />}
      {read.state === 'ready' && (
        <>
          <ul className="grid gap-3">
            {read.data.items.map(({ subOrderNumber, companyName, dueAt, doneAt }) => (
              <li key={subOrderNumber} className="grid">
                <Link
                  to={`/supplier/orders?view=ALL&open=${subOrderNumber}`}
                  className="font-semibold text-brand underline underline-offset-2"
                >
                  {subOrderNumber}
                </Link>
                <span className="text-ink-2">{companyName}</span>
                <span className="text-small text-ink-2">
                  {kind === 'CANCELLED'
                    ? t.cancelledAt(momentText(dueAt, language))
                    : t.wasDue(momentText(dueAt, language), doneAt && momentText(doneAt, language))}
                </span>
              </li>
            ))}
          </ul>
          {read.data.items.length === 0 && <p className="text-ink-2">{t.noneMissed}</p>}
          {read.data.items.length === SHOWN_LATE && <p className="mt-3 text-ink-3">{t.shownLate(SHOWN_LATE)}</p>}
        </>
      )}
    </Dialog>
  )
}
