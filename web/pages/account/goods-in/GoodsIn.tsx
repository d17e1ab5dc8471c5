import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { checkStates } from '../../../../contract/goods-in/check-words.ts'
import type { CheckedEntry } from '../../../../contract/goods-in/goods-in.ts'
import { Link } from '../../../frame/Link.tsx'
import { PeriodRecords } from '../../../goods-in/PeriodRecords.tsx'
import { goodsInListQuery } from '../../../goods-in/queries.ts'
import { useGoodsInTexts } from '../../../goods-in/texts.ts'
import { accountPaths } from '../../../account-paths.ts'
import { dayText, momentText } from '../../../platform/dates.ts'
import { pageParam } from '../../../platform/navigation/page-param.ts'
import { useAddress } from '../../../platform/navigation/use-address.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { chipClass } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'

/** Shipments that are to be checked, and the records of those that were. */
export function Component() {
  const t = useGoodsInTexts()
  const { search } = useAddress()
  const state = checkStates.find((each) => each === search.get('state')) ?? 'EXPECTED'
  const read = useRead({ ...goodsInListQuery(state, pageParam(search), useLanguage()), refetchOnMount: 'always' })
  const pathOf = (chosen: typeof state, page = 1) => {
    const parameters = { ...(chosen !== 'EXPECTED' && { state: chosen }), ...(page > 1 && { page: String(page) }) }
    return `${accountPaths.goodsIn()}${Object.keys(parameters).length > 0 ? `?${new URLSearchParams(parameters)}` : ''}`
  }
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={accountPaths.goodsIn()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <nav aria-label={t.label} className="mt-4 mb-6">
        <ul className="flex gap-2">
          {checkStates.map((each) => (
            <li key={each}>
              <Link
                to={pathOf(each)}
                aria-current={each === state ? 'page' : undefined}
                className={chipClass({ variant: each === state ? 'on' : 'neutral' })}
              >
                {t.states[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {state === 'CHECKED' && <PeriodRecords />}
      <QueryView
        read={read}
        failed={{ title: t.failedTitle, icon: <ClipboardCheck /> }}
        coming={<Skeleton className="h-24 rounded-lg" />}
      >
        {(data, isPrevious) =>
          data.items.length === 0 ? (
            <EmptyState icon={<ClipboardCheck />} title={t.emptyTitle[state]} text={t.emptyText[state]} />
          ) : (
            <PagedList data={data} isPrevious={isPrevious} pathOf={(page) => pathOf(state, page)}>
              <ul className="divide-y divide-line rounded-lg bg-surface hairline">
                {data.items.map((entry) => (
                  <Entry key={entry.shipmentId} entry={entry} />
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </div>
  )
}

function Entry({ entry }: { entry: CheckedEntry }) {
  const t = useGoodsInTexts()
  const language = useLanguage()
  const { shipmentId, subOrderNumber, storeName, shippedAt, carrier, checkedAt, checkedBy, deviationCount } = entry
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:px-6">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-sans text-medium tracking-normal">
          <Link to={accountPaths.goodsInCheck(shipmentId)} className="break-words after:absolute after:inset-0">
            {storeName} · <span className="tabular-nums">{subOrderNumber}</span>
          </Link>
        </h2>
        <p className="text-small break-words text-ink-2">
          {t.sent(dayText(shippedAt, language), carrier)}
          {entry.isReplacement && ` · ${t.replacement}`}
        </p>
        <p className="text-small text-ink-3 tabular-nums">
          {checkedAt
            ? t.checked(momentText(checkedAt, language), checkedBy || t.somebody)
            : t.pieces(entry.lineCount, entry.pieceCount, entry.isPack)}
        </p>
      </div>
      {checkedAt && <Tag variant={deviationCount === 0 ? 'ok' : 'warn'}>{t.deviations(deviationCount)}</Tag>}
    </li>
  )
}
