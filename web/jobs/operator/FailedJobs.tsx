import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import type { FailedJob } from '../../../contract/operator/jobs.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { jobsQuery } from './queries.ts'
import { useOperatorJobTexts } from './texts.ts'

type Chosen = { id: string; what: 'replay' | 'discard' }

/** Jobs that were tried for a day in vain: tried again or discarded, with a reason. */
export function FailedJobs() {
  const t = useOperatorJobTexts()
  const queryClient = useQueryClient()
  const read = useRead(jobsQuery)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const write = useWrite({
    mutationFn: ({ id, what, reason }: Chosen & { reason: string }) =>
      call(what === 'replay' ? jobsApi.replay : jobsApi.discard, { id, reason }),
    onSuccess: (_, { what }) => {
      showToast('success', what === 'replay' ? t.replayed : t.discarded)
      return queryClient.invalidateQueries({ queryKey: ['operator'] })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  })
  const { queue, when, error, about, next } = t.columns
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
      {({ failed }) => (
        <>
          {failed.length === 0 ? (
            <p className="p-[18px] text-ink-2">{t.noFailed}</p>
          ) : (
            <PlainTable label={t.views.FAILED} columns={[queue, when, error, about, next].map((name) => ({ name }))}>
              {failed.map((job) => (
                <Row key={job.id} job={job} onChoose={(what) => setChosen({ id: job.id, what })} />
              ))}
            </PlainTable>
          )}
          {chosen && (
            <ReasonDialog
              title={t[chosen.what]}
              hint={chosen.what === 'replay' ? t.replayHint : t.discardHint}
              action={t[chosen.what]}
              isDanger={chosen.what === 'discard'}
              onDone={(reason) => write.mutateAsync({ ...chosen, reason })}
              onClose={() => setChosen(null)}
            />
          )}
        </>
      )}
    </QueryView>
  )
}

function Row({ job, onChoose }: { job: FailedJob; onChoose: (what: Chosen['what']) => void }) {
  const t = useOperatorJobTexts()
  const language = useLanguage()
  const { id, queue, failedAt, error, values } = job
  return (
    <tr className="align-top [&>td]:py-3">
      <td className="font-mono text-xs">{queue}</td>
      <td className="whitespace-nowrap text-ink-2">{momentText(failedAt, language)}</td>
      <td className="max-w-72 min-w-48 wrap-anywhere">{error}</td>
      <td>
        <dl className="max-w-80 text-xs">
          {values.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </td>
      <td>
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            aria-label={t.replayNamed(queue, id)}
            onClick={() => onChoose('replay')}
          >
            {t.replay}
          </Button>
          <Button size="sm" variant="quiet" aria-label={t.discardNamed(queue, id)} onClick={() => onChoose('discard')}>
            {t.discard}
          </Button>
        </span>
      </td>
    </tr>
  )
}
