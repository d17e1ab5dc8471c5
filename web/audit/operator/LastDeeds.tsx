import { Card } from '../../desk/Card.tsx'
import { Link } from '../../frame/Link.tsx'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { nameIn } from './name-in.ts'
import { auditQuery } from './queries.ts'
import { Target } from './Target.tsx'
import { useOperatorAuditTexts } from './texts.ts'

const SHOWN = 6

/** What operators have done last; the audit has the rest. */
export function LastDeeds() {
  const t = useOperatorAuditTexts()
  const language = useLanguage()
  const read = useRead(auditQuery({}))
  return (
    <Card title={t.last} more={<Link to="/operator/audit">{t.whole}</Link>}>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-[18px] pb-4 text-ink-2">{t.noDeeds}</p>
          ) : (
            <ol className="divide-y divide-line">
              {items.slice(0, SHOWN).map((entry) => (
                <li key={entry.id} className="flex flex-wrap gap-x-4 gap-y-1 px-[18px] py-2.5">
                  <div className="min-w-0 flex-1 basis-52">
                    <b className="block font-semibold">{nameIn(t.actions, entry.action)}</b>
                    <Target entry={entry} />
                  </div>
                  <div className="text-right text-xs text-ink-2">
                    <span className="block">{momentText(entry.at, language)}</span>
                    <span className="block wrap-anywhere">{entry.actor.email ?? t.erased}</span>
                    {entry.state !== 'DONE' && <Tag variant="warn">{t.views[entry.state]}</Tag>}
                  </div>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </Card>
  )
}
