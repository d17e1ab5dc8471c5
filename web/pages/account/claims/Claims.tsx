import PackageX from 'lucide-react/icons/package-x'
import type { ClaimEntry } from '../../../../contract/claims/claims.ts'
import { claimsQuery, claimStates } from '../../../claims/queries.ts'
import { ClaimTag } from '../../../claims/ClaimTag.tsx'
import { useClaimTexts } from '../../../claims/texts.ts'
import { Link } from '../../../frame/Link.tsx'
import { accountPaths } from '../../../account-paths.ts'
import { paths } from '../../../paths.ts'
import { dayText } from '../../../platform/dates.ts'
import { pageParam } from '../../../platform/navigation/page-param.ts'
import { useAddress } from '../../../platform/navigation/use-address.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { chipClass } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PagedList } from '../../../ui/PagedList.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** Claims of the company, newest first. */
export function Component() {
  const t = useClaimTexts()
  const { search } = useAddress()
  const state = claimStates.find((each) => each === search.get('state')) ?? 'OPEN'
  const read = useRead({ ...claimsQuery(state, pageParam(search), useLanguage()), refetchOnMount: 'always' })
  const pathOf = (chosen: typeof state, page = 1) => {
    const parameters = { ...(chosen !== 'OPEN' && { state: chosen }), ...(page > 1 && { page: String(page) }) }
    return `${accountPaths.claims()}${Object.keys(parameters).length > 0 ? `?${new URLSearchParams(parameters)}` : ''}`
  }
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={accountPaths.claims()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <nav aria-label={t.label} className="mt-4 mb-6">
        <ul className="flex gap-2">
          {claimStates.map((each) => (
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
      <QueryView
        read={read}
        failed={{ title: t.failedTitle, icon: <PackageX /> }}
        coming={<Skeleton className="h-24 rounded-lg" />}
      >
        {(data, isPrevious) =>
          data.items.length === 0 ? (
            <EmptyState icon={<PackageX />} title={t.emptyTitle[state]} text={t.emptyText[state]}>
              <Link to={`${paths.deliveries()}?state=ARRIVED`} className={buttonClass({ variant: 'secondary' })}>
                {t.toDeliveries}
              </Link>
            </EmptyState>
          ) : (
            <PagedList data={data} isPrevious={isPrevious} pathOf={(page) => pathOf(state, page)}>
              <ul className="divide-y divide-line rounded-lg bg-surface hairline">
                {data.items.map((claim) => (
                  <ClaimRow key={claim.number} claim={claim} />
                ))}
              </ul>
            </PagedList>
          )
        }
      </QueryView>
    </div>
  )
}

function ClaimRow({ claim }: { claim: ClaimEntry }) {
  const t = useClaimTexts()
  const language = useLanguage()
  const { number, storeName, productName, imageUrl, lineCount, pieceCount, isPack, createdAt } = claim
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:px-6">
      <Picture url={imageUrl} alt="" sizes="48px" className="size-12 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="font-sans text-medium tracking-normal">
          <Link to={accountPaths.claim(number)} className="break-words tabular-nums after:absolute after:inset-0">
            {number}
          </Link>
        </h2>
        <p className="text-small break-words text-ink-2">
          {storeName} · {t.andMore(productName, lineCount - 1)}
        </p>
        <p className="text-small text-ink-3">{t.row(dayText(createdAt, language), pieceCount, isPack)}</p>
      </div>
      <ClaimTag status={claim.status} text={claim.statusText} />
    </li>
  )
}
