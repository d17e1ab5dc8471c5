import { useQueryClient } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import * as recallsApi from '../../../contract/recalls/recalls.ts'
import type { RecallNotice } from '../../../contract/recalls/recalls.ts'
import { accountPaths } from '../../account-paths.ts'
import { call } from '../../platform/calls/call.ts'
import { dayText } from '../../platform/dates.ts'
import { pageParam } from '../../platform/navigation/page-param.ts'
import { useAddress } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { recallNoticesKey, recallNoticesQuery } from '../../recalls/queries.ts'
import { useRecallTexts } from '../../recalls/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Head } from '../../ui/Head.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Recalls that reach the company; those that nobody has confirmed first. */
export function Component() {
  const t = useRecallTexts()
  const { search } = useAddress()
  const read = useRead({ ...recallNoticesQuery(pageParam(search), useLanguage()), refetchOnMount: 'always' })
  const pathOf = (page: number) => `${accountPaths.recalls()}${page > 1 ? `?page=${page}` : ''}`
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={accountPaths.recalls()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 mb-6 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <QueryView
        read={read}
        failed={{ title: t.failedTitle, icon: <TriangleAlert /> }}
        coming={<Skeleton className="h-24 rounded-lg" />}
      >
        {(data, isPrevious) =>
          data.items.length === 0 ? (
            <EmptyState icon={<TriangleAlert />} title={t.emptyTitle} text={t.emptyText} />
          ) : (
            <PagedList data={data} isPrevious={isPrevious} pathOf={pathOf}>
              <ul className="grid max-w-[52rem] gap-4">
                {data.items.map((notice) => (
                  <Notice key={notice.id} notice={notice} />
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </div>
  )
}

function Notice({ notice }: { notice: RecallNotice }) {
  const t = useRecallTexts()
  const language = useLanguage()
  const { productName, productSkuId, storeName, createdAt, lots, ownLots, reason, advice } = notice
  const { confirmedAt, confirmedBy } = notice
  const isCertain = ownLots.length > 0
  return (
    <li className="rounded-lg bg-surface p-4 hairline sm:p-6">
      <h2 className="font-sans text-medium tracking-normal break-words">
        {productName} <span className="text-ink-3 tabular-nums">{productSkuId}</span>
      </h2>
      <p className="text-small text-ink-2">{t.from(storeName, dayText(createdAt, language))}</p>
      <p className={`mt-2 font-medium ${isCertain ? 'text-danger' : 'text-warn'}`}>
        {isCertain ? t.certain(ownLots.join(', ')) : t.possible}
      </p>
      <p className="mt-2 break-words">{t.lots(lots.join(', '))}</p>
      <dl className="mt-3 grid gap-2 text-medium">
        <dt className="text-small text-ink-3">{t.reason}</dt>
        <dd className="break-words whitespace-pre-line">{reason}</dd>
        <dt className="text-small text-ink-3">{t.advice}</dt>
        <dd className="break-words whitespace-pre-line">{advice}</dd>
      </dl>
      <div className="mt-4">
        {confirmedAt ? (
          <p className="font-medium text-ok">
            {t.confirmed(dayText(confirmedAt, language), confirmedBy || t.somebody)}
          </p>
        ) : (
          <Confirm notice={notice} />
        )}
      </div>
    </li>
  )
}

function Confirm({ notice: { id, productName } }: { notice: RecallNotice }) {
  const t = useRecallTexts()
  const queryClient = useQueryClient()
  const confirm = useWrite({
    mutationFn: () => call(recallsApi.confirm, { id }),
    async onSuccess() {
      showToast('success', t.done)
      await queryClient.invalidateQueries({ queryKey: recallNoticesKey })
    },
  })
  return (
    <Button aria-label={t.confirmNamed(productName)} isLoading={confirm.isPending} onClick={() => confirm.mutate()}>
      {t.confirm}
    </Button>
  )
}
