import { useState } from 'react'
import { useParams } from 'react-router'
import { SHOWN_PAYOUTS, type PayoutRun, type RunPayout } from '../../../contract/payouts/runs.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { dateText, momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HoldButton } from './HoldButton.tsx'
import { OutcomeButtons } from './OutcomeButtons.tsx'
import { PayoutTable } from './PayoutTable.tsx'
import { runQuery } from './queries.ts'
import { useOperatorPayoutTexts } from './texts.ts'
import { Confirmation, RunActions } from './RunActions.tsx'
import { RunTag } from './RunTag.tsx'
import { SaveStatement } from './SaveStatement.tsx'
import { StepDialog, type Step } from './StepDialog.tsx'

/** One run: what each store is paid, who confirms it, and what the bank has made of it. */
export function Component() {
  const t = useOperatorPayoutTexts()
  const { runNumber = '' } = useParams()
  const read = useRead(runQuery(Number(runNumber) || 0, useLanguage()))
  return (
    <section className="desk-page" aria-label={useDeskTexts().places.operator.payoutRun}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(run) => <Shown run={run} />}
      </QueryView>
    </section>
  )
}

function Shown({ run }: { run: PayoutRun }) {
  const t = useOperatorPayoutTexts()
  const language = useLanguage()
  const [step, setStep] = useState<Step | null>(null)
  const { number, state, startedAt, startedBy, confirmedAt, confirmedBy, amountText, stores } = run
  return (
    <>
      <PageHead
        title={t.run(number)}
        lead={[
          t.startedBy(startedBy, momentText(startedAt, language)),
          confirmedAt && t.confirmedBy(confirmedBy ?? '', momentText(confirmedAt, language)),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <RunActions run={run} onAsk={setStep} />
      </PageHead>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RunTag state={state} />
        {run.returned > 0 && <Tag variant="danger">{t.returned(run.returned)}</Tag>}
        {run.confirmation && <Confirmation confirmation={run.confirmation} limitText={run.aloneLimitText} />}
      </p>
      <Card title={t.total(amountText, stores)}>
        <PayoutTable lines={run.payouts.map((payout) => lineOf(payout))} />
        {run.payouts.length === SHOWN_PAYOUTS && (
          <p className="px-[18px] py-3.5 text-ink-3">{t.shownFirst(SHOWN_PAYOUTS)}</p>
        )}
      </Card>
      {step && <StepDialog step={step} onClose={() => setStep(null)} />}
    </>
  )

  function lineOf(payout: RunPayout) {
    const { ibanEnd, holder, startedWithText } = payout
    return {
      ...payout,
      note: t.account(ibanEnd, holder),
      more: startedWithText ? [t.startedWith(startedWithText)] : [],
      state: <State payout={payout} />,
      actions:
        payout.state === 'PROPOSED' ? (
          <HoldButton store={payout} onAsk={setStep} />
        ) : (
          <>
            <SaveStatement number={payout.number} store={payout.name} />
            <OutcomeButtons run={number} payout={payout} onAsk={setStep} />
          </>
        ),
    }
  }
}

const variants = { PROPOSED: 'neutral', ORDERED: 'info', PAID: 'ok', RETURNED: 'danger' } as const

function State({ payout: { state, hold, paidAt, returnedAt, returnReason } }: { payout: RunPayout }) {
  const t = useOperatorPayoutTexts()
  const language = useLanguage()
  const isHeld = state === 'PROPOSED' && hold !== null
  return (
    <>
      <Tag variant={isHeld ? 'warn' : variants[state]}>{isHeld ? t.dueStates.HELD : t.payoutStates[state]}</Tag>
      {isHeld && <span className="text-ink-2">{t.heldBy(hold.reason, hold.by, dateText(hold.since, language))}</span>}
      {state === 'PAID' && paidAt && <span className="text-ink-2">{t.paidOn(dateText(paidAt, language))}</span>}
      {returnedAt && (
        <span className="text-ink-2">{t.returnedOn(dateText(returnedAt, language), returnReason ?? '')}</span>
      )}
    </>
  )
}
