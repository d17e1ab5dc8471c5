import PackageX from 'lucide-react/icons/package-x'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Claimable } from '../../../../contract/claims/claims.ts'
import { ClaimForm } from '../../../claims/ClaimForm.tsx'
import { claimableQuery, deliveriesOfQuery } from '../../../claims/queries.ts'
import { useClaimTexts } from '../../../claims/texts.ts'
import { Link } from '../../../frame/Link.tsx'
import { accountPaths } from '../../../account-paths.ts'
import { localPath, paths } from '../../../paths.ts'
import { dayText } from '../../../platform/dates.ts'
import { useSearch } from '../../../platform/navigation/use-address.ts'
import type { Failure } from '../../../platform/reads/read.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { FailedRead } from '../../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** A new claim about a delivery; of an order with several its delivery is chosen first. */
export function Component() {
  const t = useClaimTexts()
  const search = useSearch()
  const [delivery, order] = [search.get('delivery'), search.get('order')]
  return (
    <div className="shell pb-4">
      <Head title={t.form.title} path={accountPaths.newClaim()} isNoindex />
      <Breadcrumbs
        crumbs={[
          { label: t.title, to: accountPaths.claims() },
          { label: t.form.title, to: accountPaths.newClaim() },
        ]}
      />
      <PageTitle className="mt-2">{t.form.title}</PageTitle>
      {delivery ? <OfDelivery number={delivery} /> : order ? <OfOrder number={order} /> : <ToDeliveries />}
    </div>
  )
}

function OfDelivery({ number }: { number: string }) {
  const read = useRead({ ...claimableQuery(number, useLanguage()), refetchOnMount: 'always' })
  if (read.state === 'failed') return <NotShown failure={read.failure} />
  if (read.state !== 'ready') return <Skeleton className="mt-6 h-80 rounded-xl" />
  return <Delivery delivery={read.data} />
}

function Delivery({ delivery }: { delivery: Claimable }) {
  const t = useClaimTexts().form
  const language = useLanguage()
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const { storeName, subOrderNumber, until, lines } = delivery
  const isOver = until !== null && until < now
  const isPossible = !isOver && lines.some(({ claimable }) => claimable > 0)
  return (
    <>
      <p className="mt-2 mb-6 text-ink-2">
        {t.lead(storeName, subOrderNumber)}
        {isPossible && until && <span className="block text-small">{t.until(dayText(until, language))}</span>}
      </p>
      {isPossible ? (
        <ClaimForm
          delivery={delivery}
          onSent={({ number }) => navigate(localPath(language, accountPaths.claim(number)), { replace: true })}
        />
      ) : (
        <EmptyState icon={<PackageX />} title={isOver ? t.over : t.nothing} text="">
          <DeliveriesLink />
        </EmptyState>
      )}
    </>
  )
}

function OfOrder({ number }: { number: string }) {
  const t = useClaimTexts().form
  const read = useRead(deliveriesOfQuery(number))
  if (read.state === 'failed') return <NotShown failure={read.failure} />
  if (read.state !== 'ready') return <Skeleton className="mt-6 h-40 rounded-xl" />
  const { stores } = read.data
  if (stores.length === 1) return <OfDelivery number={stores[0]!.subOrderNumber} />
  return (
    <>
      <p className="mt-2 mb-4 text-ink-2">{t.choose}</p>
      <ul className="grid max-w-[44rem] divide-y divide-line rounded-lg bg-surface hairline">
        {stores.map(({ subOrderNumber, storeName, statusText }) => (
          <li
            key={subOrderNumber}
            className="relative flex items-center justify-between gap-4 p-4 hover:bg-sunken sm:px-6"
          >
            <span className="min-w-0">
              <Link to={accountPaths.newClaim(subOrderNumber)} className="font-semibold after:absolute after:inset-0">
                {storeName}
              </Link>
              <span className="block text-small text-ink-3 tabular-nums">{subOrderNumber}</span>
            </span>
            <span className="text-small text-ink-2">{statusText}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function ToDeliveries() {
  const t = useClaimTexts()
  return (
    <EmptyState icon={<PackageX />} title={t.form.choose} text={t.emptyText.OPEN}>
      <DeliveriesLink />
    </EmptyState>
  )
}

const DeliveriesLink = () => (
  <Link to={`${paths.deliveries()}?state=ARRIVED`} className={buttonClass({ variant: 'secondary' })}>
    {useClaimTexts().toDeliveries}
  </Link>
)

function NotShown({ failure }: { failure: Failure }) {
  const t = useClaimTexts().form
  return failure.isMissing ? (
    <EmptyState icon={<PackageX />} title={t.notFoundTitle} text={t.notFoundText}>
      <DeliveriesLink />
    </EmptyState>
  ) : (
    <FailedRead failure={failure} icon={<PackageX />} title={t.failedTitle}>
      <DeliveriesLink />
    </FailedRead>
  )
}
