import PackageX from 'lucide-react/icons/package-x'
import { useParams } from 'react-router'
import type { Claim } from '../../../../contract/claims/claims.ts'
import { ClaimLines } from '../../../claims/ClaimLines.tsx'
import { ClaimSteps } from '../../../claims/ClaimSteps.tsx'
import { ClaimTag } from '../../../claims/ClaimTag.tsx'
import { ClaimTimeline } from '../../../claims/ClaimTimeline.tsx'
import { claimQuery } from '../../../claims/queries.ts'
import { useClaimTexts } from '../../../claims/texts.ts'
import { Link } from '../../../frame/Link.tsx'
import { accountPaths } from '../../../account-paths.ts'
import { paths } from '../../../paths.ts'
import { dayText, momentText } from '../../../platform/dates.ts'
import { dataOrNothing, type Failure } from '../../../platform/reads/read.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { mayOpen } from '../../../platform/viewer/role.ts'
import { useSession } from '../../../platform/viewer/use-session.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { FailedRead } from '../../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** One claim: what it is about, what has happened, and what its buyer can do. */
export function Component() {
  const t = useClaimTexts()
  const { number = '' } = useParams()
  const read = useRead({ ...claimQuery(number, useLanguage()), refetchOnMount: 'always' })
  const claim = dataOrNothing(read)
  return (
    <div className="shell pb-4">
      <Head title={t.pageTitle(number)} path={accountPaths.claim(number)} isNoindex />
      {claim ? (
        <Shown claim={claim} />
      ) : read.state === 'failed' ? (
        <NotShown failure={read.failure} />
      ) : (
        <div className="grid gap-5 pt-8" aria-busy="true">
          <h1 className="sr-only">{t.title}</h1>
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-80 rounded-xl" />
        </div>
      )}
    </div>
  )
}

function Shown({ claim }: { claim: Claim }) {
  const t = useClaimTexts()
  const language = useLanguage()
  const { user } = useSession()
  const { number, status, dueAt, refunds } = claim
  const waiting = status === 'CLOSED' || status === 'WITHDRAWN' ? null : t.waiting[status]
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t.title, to: accountPaths.claims() },
          { label: number, to: accountPaths.claim(number) },
        ]}
      />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-3">
        <PageTitle className="tabular-nums">{t.pageTitle(number)}</PageTitle>
        <ClaimTag status={status} text={claim.statusText} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-8">
        <div className="grid min-w-0 gap-5 max-lg:order-2">
          <section className="rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
            <h2 className="text-xl">{t.goods}</h2>
            <p className="mt-1 text-small text-ink-2">
              {claim.storeName} · {t.openedBy(claim.openedBy, dayText(claim.createdAt, language))}
            </p>
            <ClaimLines claim={claim} />
            {mayOpen(user, 'orders') && (
              <Link
                to={paths.order(claim.orderId)}
                className="mt-3 inline-block text-medium text-brand underline underline-offset-2"
              >
                {t.toOrder(claim.orderNumber)}
              </Link>
            )}
          </section>
          <section className="rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
            <h2 className="mb-4 text-xl">{t.timeline}</h2>
            <ClaimTimeline claim={claim} />
          </section>
        </div>
        <div className="grid gap-5 lg:sticky lg:top-28">
          {waiting && dueAt && (
            <p className="rounded-xl bg-info-soft px-4 py-3.5 text-medium">{waiting(momentText(dueAt, language))}</p>
          )}
          <ClaimSteps claim={claim} />
          {refunds.length > 0 && (
            <section className="rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6">
              <h2 className="text-xl">{t.refunds}</h2>
              <ul className="mt-2 grid gap-2">
                {refunds.map(({ amountText, statusText }, index) => (
                  <li key={index} className="flex flex-wrap justify-between gap-x-4">
                    <b className="font-semibold tabular-nums">{amountText}</b>
                    <span className="text-ink-2">{statusText}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function NotShown({ failure }: { failure: Failure }) {
  const t = useClaimTexts()
  const toList = (
    <Link to={accountPaths.claims()} className={buttonClass({ variant: 'secondary' })}>
      {t.toList}
    </Link>
  )
  return failure.isMissing ? (
    <EmptyState isPage icon={<PackageX />} title={t.notFoundTitle} text={t.notFoundText}>
      {toList}
    </EmptyState>
  ) : (
    <FailedRead isPage failure={failure} icon={<PackageX />} title={t.failedTitle}>
      {toList}
    </FailedRead>
  )
}
