import MessagesSquare from 'lucide-react/icons/messages-square'
import type { ThreadEntry } from '../../../../contract/messages/messages.ts'
import { Link } from '../../../frame/Link.tsx'
import { threadsQuery } from '../../../messages/queries.ts'
import { useMessageTexts } from '../../../messages/texts.ts'
import { accountPaths } from '../../../account-paths.ts'
import { paths } from '../../../paths.ts'
import { recentDateText } from '../../../platform/dates.ts'
import { pageParam } from '../../../platform/navigation/page-param.ts'
import { useAddress } from '../../../platform/navigation/use-address.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'

/** What the company and its suppliers have written to each other, by delivery, the last first. */
export function Component() {
  const t = useMessageTexts()
  const { search } = useAddress()
  const read = useRead({ ...threadsQuery(pageParam(search)), refetchOnMount: 'always' })
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={accountPaths.messages()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 mb-6 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <QueryView
        read={read}
        failed={{ title: t.failedTitle, icon: <MessagesSquare /> }}
        coming={<Skeleton className="h-24 rounded-lg" />}
      >
        {(data, isPrevious) =>
          data.items.length === 0 ? (
            <EmptyState icon={<MessagesSquare />} title={t.emptyTitle} text={t.emptyText}>
              <Link to={paths.deliveries()} className={buttonClass({ variant: 'secondary' })}>
                {t.toDeliveries}
              </Link>
            </EmptyState>
          ) : (
            <PagedList
              data={data}
              isPrevious={isPrevious}
              pathOf={(page) => `${accountPaths.messages()}${page > 1 ? `?page=${page}` : ''}`}
            >
              <ul className="divide-y divide-line rounded-lg bg-surface hairline">
                {data.items.map((entry) => (
                  <Row key={entry.subOrderNumber} entry={entry} />
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </div>
  )
}

function Row({ entry: { subOrderNumber, storeName, lastWords, lastAt, waitingSince } }: { entry: ThreadEntry }) {
  const t = useMessageTexts()
  const language = useLanguage()
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:px-6">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="font-sans text-medium tracking-normal">
          <Link to={accountPaths.messagesAbout(subOrderNumber)} className="break-words after:absolute after:inset-0">
            {storeName}
          </Link>
        </h2>
        <p className="line-clamp-2 text-medium wrap-anywhere text-ink-2">{lastWords}</p>
        <p className="text-small text-ink-3 tabular-nums">
          {t.about(subOrderNumber)} · {recentDateText(lastAt, language)}
        </p>
      </div>
      <Tag>{waitingSince ? t.waiting : t.answered}</Tag>
    </li>
  )
}
