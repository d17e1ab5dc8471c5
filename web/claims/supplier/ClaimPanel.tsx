import type { Claim } from '../../../contract/claims/claims.ts'
import { Panel } from '../../desk/panel/Panel.tsx'
import { Link } from '../../frame/Link.tsx'
import { Due } from '../../orders/supplier/Due.tsx'
import { dayText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ClaimLines } from '../ClaimLines.tsx'
import { ClaimTag } from '../ClaimTag.tsx'
import { ClaimTimeline } from '../ClaimTimeline.tsx'
import { useClaimTexts } from '../texts.ts'
import { AnswerPart } from '../answer/AnswerPart.tsx'
import { storeClaimQuery, useClaimsAgain } from './queries.ts'
import { ReplacementPart } from './ReplacementPart.tsx'

type ClaimPanelProps = {
  number: string
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One claim beside the list: what was reported, with its photos, and the answer. */
export function ClaimPanel({ number, ...ways }: ClaimPanelProps) {
  const t = useClaimTexts().desk
  const read = useRead(storeClaimQuery(number))
  if (read.state === 'ready') return <ReadClaim claim={read.data} {...ways} />
  return (
    <Panel title={number} {...ways}>
      {read.state === 'failed' ? (
        <FailedRead failure={read.failure} title={t.failed} />
      ) : (
        <Skeleton className="h-64 rounded-lg" />
      )}
    </Panel>
  )
}

function ReadClaim({ claim, ...ways }: { claim: Claim } & Omit<ClaimPanelProps, 'number'>) {
  const texts = useClaimTexts()
  const t = texts.desk
  const language = useLanguage()
  const { number, status, dueAt, subOrderNumber, companyName, allowedActions } = claim
  const side = { kind: 'supplier' as const, again: useClaimsAgain() }
  const isStores = status === 'OPEN' || status === 'REPLACING'
  return (
    <Panel
      {...ways}
      title={number}
      lead={`${companyName} · ${texts.openedBy(claim.openedBy, dayText(claim.createdAt, language))}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ClaimTag status={status} text={claim.statusText} />
        {isStores && dueAt && <Due at={dueAt} />}
      </div>
      <section>
        <h3>{texts.goods}</h3>
        <ClaimLines claim={claim} />
        <Link
          to={`/supplier/orders?view=ALL&open=${subOrderNumber}`}
          className="text-small text-brand underline underline-offset-2"
        >
          {t.toOrder}
        </Link>
      </section>
      <section>
        <h3>{texts.timeline}</h3>
        <div className="mt-2">
          <ClaimTimeline claim={claim} />
        </div>
      </section>
      {claim.dueAt && <p className="desk-note">{t.held}</p>}
      {allowedActions.includes('ANSWER') && <AnswerPart key={claim.version} claim={claim} side={side} />}
      {(allowedActions.includes('SHIP') || allowedActions.includes('REFUND_INSTEAD')) && (
        <ReplacementPart claim={claim} />
      )}
      {claim.refunds.length > 0 && (
        <section>
          <h3>{texts.refunds}</h3>
          <ul className="mt-1.5 grid gap-1 text-small">
            {claim.refunds.map(({ amountText, statusText }, index) => (
              <li key={index} className="flex justify-between gap-3">
                <b className="font-medium tabular-nums">{amountText}</b>
                <span className="text-ink-3">{statusText}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  )
}
