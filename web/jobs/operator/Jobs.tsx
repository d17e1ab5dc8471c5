import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { momentText } from '../../platform/dates.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { Mails } from './Mails.tsx'
import { jobsQuery } from './queries.ts'
import { useOperatorJobTexts } from './texts.ts'

const path = '/operator/jobs'
const views = ['QUEUES', 'FAILED', 'MAILS', 'WAITING', 'SENT', 'GIVEN_UP', 'BOUNCED'] as const
/** Which mails a view shows; null is all. */
const mailViews = { MAILS: null, WAITING: 'WAITING', SENT: 'SENT', GIVEN_UP: 'FAILED', BOUNCED: 'BOUNCED' } as const

/** What follows changes: queues and their failures, and mails. */
export function Component() {
  const t = useOperatorJobTexts()
  const desk = useDeskTexts()
  const search = useSearch()
  const view = views.find((one) => one === search.get('view')) ?? 'QUEUES'
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.jobs} lead={t.lead} />
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={views.map((key) => ({ key, name: t.views[key] }))}
          chosen={view}
        />
        {view === 'QUEUES' && <Queues />}
        {view === 'FAILED' && <FailedJobs />}
        {view !== 'QUEUES' && view !== 'FAILED' && <Mails path={path} search={search} state={mailViews[view]} />}
      </section>
    </div>
  )
}

function Queues() {
  const t = useOperatorJobTexts()
  const language = useLanguage()
  const read = useRead(jobsQuery)
  const { queue, waiting, running, failed, oldest } = t.columns
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
      {({ queues }) =>
        queues.length === 0 ? (
          <p className="p-[18px] text-ink-2">{t.noQueues}</p>
        ) : (
          <PlainTable
            label={t.views.QUEUES}
            columns={[
              { name: queue },
              ...[waiting, running, failed].map((name) => ({ name, isNumber: true })),
              { name: oldest },
            ]}
          >
            {queues.map((one) => (
              <tr key={one.name}>
                <td className="font-mono text-xs">{one.name}</td>
                <td className="text-right tabular-nums">{one.waiting}</td>
                <td className="text-right tabular-nums">{one.running}</td>
                <td className="text-right tabular-nums">
                  {one.failed > 0 ? <Tag variant="danger">{one.failed}</Tag> : 0}
                </td>
                <td className="whitespace-nowrap text-ink-2">{one.oldestAt && momentText(one.oldestAt, language)}</td>
              </tr>
            ))}
          </PlainTable>
        )
      }
    </QueryView>
  )
}
