import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import type { Job, jobStates } from '../../../contract/operator/jobs.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { PeriodFilter } from '../../desk/list/PeriodFilter.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { takenBy } from '../../platform/navigation/taken-by.ts'
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

type JobListProps = { path: string; state: (typeof jobStates)[number] }

/** Jobs of a state, by queue and day; what was tried for a day in vain is tried again or discarded, with a reason. */
export function JobList({ path, state }: JobListProps) {
  const t = useOperatorJobTexts()
  const queryClient = useQueryClient()
  const address = useListAddress()
  const { search } = address
  const named = ['queue', 'from', 'to', 'after', 'before'].flatMap((name) =>
    search.get(name) ? [[name, search.get(name)!]] : [],
  )
  const given = { ...(Object.fromEntries(named) as { queue?: string }), state }
  const read = useRead(jobsQuery(takenBy(jobsApi.list, given)))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const write = useWrite({
    mutationFn: ({ id, what, reason }: Chosen & { reason: string }) =>
      call(what === 'replay' ? jobsApi.replay : jobsApi.discard, { id, reason }),
    onSuccess: (_, { what }) => {
      showToast('success', what === 'replay' ? t.replayed : t.discarded)
      return queryClient.invalidateQueries({ queryKey: ['operator'] })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['operator', 'jobs'] }),
  })
  const { queue, when, tries, error, about, next } = t.columns
  return (
    <>
      <div className="px-[18px] pt-3">
        <ListFilters searchLabel={undefined} address={address} filters={[{ name: 'queue', label: queue }]}>
          <PeriodFilter address={address} />
        </ListFilters>
      </div>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-60" />}>
        {(list) => (
          <>
            {list.items.length === 0 ? (
              <p className="p-[18px] text-ink-2">{t.noJobs[state]}</p>
            ) : (
              <PlainTable
                label={t.views[state === 'WAITING' ? 'DUE' : state]}
                columns={[queue, when, tries, error, about, next].map((name) => ({ name }))}
              >
                {list.items.map((job) => (
                  <Row key={job.id} job={job} onChoose={(what) => setChosen({ id: job.id, what })} />
                ))}
              </PlainTable>
            )}
            <CursorNav path={path} search={search} list={list} />
          </>
        )}
      </QueryView>
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
  )
}

function Row({ job, onChoose }: { job: Job; onChoose: (what: Chosen['what']) => void }) {
  const t = useOperatorJobTexts()
  const language = useLanguage()
  const { id, queue, createdAt, failedAt, tries, nextTryAt, error, values } = job
  return (
    <tr className="align-top [&>td]:py-3">
      <td className="font-mono text-xs">{queue}</td>
      <td className="whitespace-nowrap text-ink-2">{momentText(failedAt ?? createdAt, language)}</td>
      <td className="text-right tabular-nums">{tries}</td>
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
        {failedAt === null ? (
          <span className="text-ink-2">{nextTryAt && t.nextTry(momentText(nextTryAt, language))}</span>
        ) : (
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              aria-label={t.replayNamed(queue, id)}
              onClick={() => onChoose('replay')}
            >
              {t.replay}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t.discardNamed(queue, id)}
              onClick={() => onChoose('discard')}
            >
              {t.discard}
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
