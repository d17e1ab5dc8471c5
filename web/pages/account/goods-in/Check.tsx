import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { useState } from 'react'
import { useParams } from 'react-router'
import * as goodsInApi from '../../../../contract/goods-in/goods-in.ts'
import type { GoodsIn } from '../../../../contract/goods-in/goods-in.ts'
import { Link } from '../../../frame/Link.tsx'
import { CheckForm } from '../../../goods-in/CheckForm.tsx'
import { CheckRecord } from '../../../goods-in/CheckRecord.tsx'
import { goodsInQuery } from '../../../goods-in/queries.ts'
import { SaveRecords } from '../../../goods-in/SaveRecords.tsx'
import { useGoodsInTexts } from '../../../goods-in/texts.ts'
import { accountPaths } from '../../../account-paths.ts'
import { call } from '../../../platform/calls/call.ts'
import { dayText } from '../../../platform/dates.ts'
import { dataOrNothing, type Failure } from '../../../platform/reads/read.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Head } from '../../../ui/Head.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { FailedRead } from '../../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** One shipment: to be checked, or what the check of it has found. */
export function Component() {
  const t = useGoodsInTexts()
  const { id = '' } = useParams()
  const read = useRead({ ...goodsInQuery(id, useLanguage()), refetchOnMount: 'always' })
  const goodsIn = dataOrNothing(read)
  return (
    <div className="shell pb-4">
      <Head
        title={goodsIn ? t.pageTitle(goodsIn.subOrderNumber) : t.title}
        path={accountPaths.goodsInCheck(id)}
        isNoindex
      />
      {goodsIn ? (
        <Shown goodsIn={goodsIn} />
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

function Shown({ goodsIn }: { goodsIn: GoodsIn }) {
  const t = useGoodsInTexts()
  const language = useLanguage()
  const [isCorrecting, setCorrecting] = useState(false)
  const { shipmentId, subOrderNumber, storeName, shippedAt, carrier, checks } = goodsIn
  const isForm = checks.length === 0 || isCorrecting
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t.title, to: accountPaths.goodsIn() },
          { label: subOrderNumber, to: accountPaths.goodsInCheck(shipmentId) },
        ]}
      />
      <PageTitle className="mt-2 tabular-nums">{t.pageTitle(subOrderNumber)}</PageTitle>
      <p className="mt-2 mb-6 text-ink-2">
        {storeName} · {t.sent(dayText(shippedAt, language), carrier)}
        {goodsIn.isReplacement && ` · ${t.replacement}`}
      </p>
      {isForm ? (
        <CheckForm key={checks.length} goodsIn={goodsIn} onSaved={() => setCorrecting(false)} />
      ) : (
        <Records goodsIn={goodsIn} />
      )}
      {checks.length > 0 && (
        <Button variant="secondary" className="mt-5" onClick={() => setCorrecting(!isCorrecting)}>
          {isCorrecting ? t.record.back : t.record.correct}
        </Button>
      )}
    </>
  )
}

function Records({ goodsIn: { shipmentId, subOrderNumber, checks } }: { goodsIn: GoodsIn }) {
  const t = useGoodsInTexts()
  const [newest, ...earlier] = checks
  const read = (format: 'pdf' | 'csv') =>
    call(format === 'pdf' ? goodsInApi.readSheet : goodsInApi.readCsv, { shipmentId })
  return (
    <div className="grid max-w-[44rem] gap-5">
      <CheckRecord check={newest!} title={earlier.length > 0 ? t.record.version(newest!.version) : t.record.latest} />
      <SaveRecords of={subOrderNumber} read={read} />
      {earlier.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">{t.record.earlier}</summary>
          <div className="mt-3 grid gap-5">
            {earlier.map((check) => (
              <CheckRecord key={check.version} check={check} title={t.record.version(check.version)} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

function NotShown({ failure }: { failure: Failure }) {
  const t = useGoodsInTexts()
  const toList = (
    <Link to={accountPaths.goodsIn()} className={buttonClass({ variant: 'secondary' })}>
      {t.toList}
    </Link>
  )
  return failure.isMissing ? (
    <EmptyState isPage icon={<ClipboardCheck />} title={t.notFoundTitle} text={t.notFoundText}>
      {toList}
    </EmptyState>
  ) : (
    <FailedRead isPage failure={failure} icon={<ClipboardCheck />} title={t.failedTitle}>
      {toList}
    </FailedRead>
  )
}
