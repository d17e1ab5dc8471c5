import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import type { JobQueue } from '../../../contract/operator/jobs.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { queuesQuery } from './queries.ts'
import { useOperatorJobTexts } from './texts.ts'

/** What each queue has to do and does; all that has failed of one is tried again together. */
export function Queues({ path }: { path: string }) {
  const t = useOperatorJobTexts()
  const queryClient = useQueryClient()
  const read = useRead(queuesQuery)
  const [chosen, setChosen] = useState<JobQueue | null>(null)
  const replay = useWrite({
    mutationFn: ({ name, reason }: { name: string; reason: string }) => call(jobsApi.replayQueue, { name, reason }),
    onSuccess({ count: { value, isExact } }) {
      showToast('success', t.queueReplayed(value, isExact))
      return queryClient.invalidateQueries({ queryKey: ['operator'] })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey }),
  })
  const { queue, waiting, retrying, running, perMinute, failed, oldest, next } = t.columns
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
      {({ queues }) => (
        <>
          {queues.length === 0 ? (
            <p className="p-[18px] text-ink-2">{t.noQueues}</p>
          ) : (
            <PlainTable
              label={t.views.QUEUES}
              columns={[
                { name: queue },
                ...[waiting, retrying, running, perMinute, failed].map((name) => ({ name, isNumber: true })),
                { name: oldest },
                { name: next },
              ]}
            >
              {queues.map((one) => (
                <Row key={one.name} queue={one} path={path} onReplay={() => setChosen(one)} />
              ))}
            </PlainTable>
          )}
          {chosen && (
            <ReasonDialog
              title={t.replayQueue}
              hint={t.replayQueueHint(chosen.name)}
              action={t.replayQueue}
              onDone={(reason) => replay.mutateAsync({ name: chosen.name, reason })}
              onClose={() => setChosen(null)}
            />
          )}
        </>
      )}
    </QueryView>
  )
}

function Row({ queue, path, onReplay }: { queue: JobQueue; path: string; onReplay: () => void }) {
  const t = useOperatorJobTexts()
  const language = useLanguage()
  const { name, waiting, retrying, running, perMinute, failed, oldestAt, stillSince } = queue
  const listOf = (view: string) => `${path}?view=${view}&queue=${name}`
  return (
    <tr>
      <td className="font-mono text-xs">{name}</td>
      <td className="text-right tabular-nums">{waiting}</td>
      <td className="text-right tabular-nums">
        {retrying > 0 ? (
          <Link to={listOf('RETRYING')} className="text-brand underline underline-offset-2">
            {retrying}
          </Link>
        ) : (
          0
        )}
      </td>
      <td className="text-right tabular-nums">{running}</td>
      <td className="text-right tabular-nums">{perMinute.toLocaleString(language)}</td>
      <td className="text-right tabular-nums">
        {failed > 0 ? (
          <Link to={listOf('FAILED')}>
            <Tag variant="danger">{failed}</Tag>
          </Link>
        ) : (
          0
        )}
      </td>
      <td className="whitespace-nowrap text-ink-2">
        {oldestAt && momentText(oldestAt, language)}
        {stillSince && (
          <span className="block">
            <Tag variant="danger">{t.stillSince(momentText(stillSince, language))}</Tag>
          </span>
        )}
      </td>
      <td>
        {failed > 0 && (
          <Button size="sm" variant="secondary" aria-label={t.replayQueueNamed(name)} onClick={onReplay}>
            {t.replayQueue}
          </Button>
        )}
      </td>
    </tr>
  )
}
