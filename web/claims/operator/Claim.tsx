import { useState } from 'react'
import { useParams } from 'react-router'
import * as operatorClaimsApi from '../../../contract/operator/claims.ts'
import type { Claim } from '../../../contract/claims/claims.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { dayText, momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AnswerPart } from '../answer/AnswerPart.tsx'
import { ClaimLines } from '../ClaimLines.tsx'
import { ClaimTag } from '../ClaimTag.tsx'
import { ClaimTimeline } from '../ClaimTimeline.tsx'
import { useClaimTexts } from '../texts.ts'
import { operatorClaimQuery, useClaimsAgain } from './queries.ts'

/** One claim as both sides have told it, and the operator's decision by pieces. */
export function Component() {
  const t = useClaimTexts().desk
  const { number = '' } = useParams()
  const read = useRead(operatorClaimQuery(number))
  const name = useDeskTexts().places.operator.claim
  return (
    <section className="desk-page" aria-label={name}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(claim) => <Shown claim={claim} />}
      </QueryView>
    </section>
  )
}

function Shown({ claim }: { claim: Claim }) {
  const t = useClaimTexts()
  const language = useLanguage()
  const side = { kind: 'operator' as const, again: useClaimsAgain() }
  const { number, status, dueAt, orderNumber, companyName, storeName, allowedActions, refunds } = claim
  const waiting = status === 'CLOSED' || status === 'WITHDRAWN' ? null : t.waiting[status]
  return (
    <>
      <PageHead
        title={number}
        lead={
          <>
            {companyName} · {storeName} ·{' '}
            <Link to={`/operator/orders/${orderNumber}`} className="text-brand underline underline-offset-2">
              {t.toOrder(orderNumber)}
            </Link>
          </>
        }
      >
        <ClaimTag status={status} text={claim.statusText} />
      </PageHead>
      <div className="grid items-start gap-[18px] lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-[18px]">
          <Card title={t.goods}>
            <div className="px-[18px] pb-2">
              <p className="text-ink-2">{t.openedBy(claim.openedBy, dayText(claim.createdAt, language))}</p>
              <ClaimLines claim={claim} />
            </div>
          </Card>
          <Card title={t.timeline}>
            <div className="px-[18px] py-3.5">
              <ClaimTimeline claim={claim} />
            </div>
          </Card>
        </div>
        <div className="grid gap-[18px]">
          {waiting && dueAt && <p className="desk-note">{waiting(momentText(dueAt, language))}</p>}
          {allowedActions.includes('ANSWER') && <AnswerPart key={claim.version} claim={claim} side={side} />}
          {allowedActions.includes('REFUND_INSTEAD') && <RefundInstead claim={claim} again={side.again} />}
          {refunds.length > 0 && (
            <Card title={t.refunds}>
              <ul className="grid gap-1 px-[18px] py-3.5">
                {refunds.map(({ amountText, statusText }, index) => (
                  <li key={index} className="flex justify-between gap-3">
                    <b className="font-semibold tabular-nums">{amountText}</b>
                    <span className="text-ink-2">{statusText}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

function RefundInstead({ claim: { number, version }, again }: { claim: Claim; again: () => Promise<unknown> }) {
  const t = useClaimTexts().desk
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorClaimsApi.act, { number, version, action: 'REFUND_INSTEAD', reason }),
    onSuccess() {
      showToast('success', t.done.REFUND_INSTEAD)
      return again()
    },
    onError: () => again(),
  })
  return (
    <>
      <button type="button" className="desk-button justify-self-start" onClick={() => setOpen(true)}>
        {t.refundInstead}
      </button>
      {isOpen && (
        <ReasonDialog
          title={t.refundInsteadTitle}
          hint={t.refundInsteadText}
          action={t.refundInstead}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
