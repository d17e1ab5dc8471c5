import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as payoutRunsApi from '../../../contract/payouts/runs.ts'
import { SHOWN_PAYOUTS, type DueStore } from '../../../contract/payouts/runs.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { Card } from '../../desk/Card.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { localPath } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { dateText, momentText } from '../../platform/dates.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { HoldButton } from './HoldButton.tsx'
import { PayoutTable } from './PayoutTable.tsx'
import { previewQuery } from './queries.ts'
import { useOperatorPayoutTexts } from './texts.ts'
import { StepDialog, type Step } from './StepDialog.tsx'

/** What a run would pay each store that starts now, and why others get nothing. */
export function Component() {
  const t = useOperatorPayoutTexts()
  const read = useRead(previewQuery(useLanguage()))
  return (
    <section className="desk-page" aria-label={useDeskTexts().places.operator.nextPayouts}>
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="h-96" />}>
        {(preview) => <Shown preview={preview} />}
      </QueryView>
    </section>
  )
}

function Shown({ preview }: { preview: OutputOf<typeof payoutRunsApi.preview> }) {
  const t = useOperatorPayoutTexts()
  const language = useLanguage()
  const title = useDeskTexts().places.operator.nextPayouts
  const navigate = useNavigate()
  const [step, setStep] = useState<Step | null>(null)
  const { waitingRun, deliveredUntil, amount, amountText, dueStores, stores } = preview
  const start = {
    name: t.start.name,
    lead: t.start.lead(amountText, dueStores),
    async take(reason: string) {
      const { number } = await call(payoutRunsApi.start, { amount, reason })
      await navigate(localPath(language, `/operator/payouts/${number}`))
    },
  }
  return (
    <>
      <PageHead title={title} lead={t.nextLead(momentText(deliveredUntil, language))}>
        {waitingRun === null && amount > 0 && <Button onClick={() => setStep(start)}>{t.start.name}</Button>}
      </PageHead>
      {waitingRun !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {t.waits(waitingRun)}
          <Link to={`/operator/payouts/${waitingRun}`} className="text-brand underline underline-offset-2">
            {t.toRun}
          </Link>
        </p>
      )}
      <Card title={amount > 0 ? t.total(amountText, dueStores) : t.nothingToPay}>
        {stores.length === 0 ? (
          <p className="px-[18px] py-3.5 text-ink-2">{t.nothingDue}</p>
        ) : (
          <Stores stores={stores} onAsk={setStep} />
        )}
      </Card>
      {step && <StepDialog step={step} onClose={() => setStep(null)} />}
    </>
  )
}

function Stores({ stores, onAsk }: { stores: DueStore[]; onAsk: (step: Step) => void }) {
  const t = useOperatorPayoutTexts()
  const language = useLanguage()
  return (
    <>
      <PayoutTable
        lines={stores.map((store) => ({
          ...store,
          note: store.ibanEnd ? t.account(store.ibanEnd, '') : t.dueStates.NO_ACCOUNT,
          more: [store.laterText && t.later(store.laterText), store.claimedText && t.claimed(store.claimedText)].filter(
            (text) => text !== null,
          ),
          state: <State store={store} language={language} />,
          actions: <HoldButton store={store} onAsk={onAsk} />,
        }))}
      />
      {stores.length === SHOWN_PAYOUTS && <p className="px-[18px] py-3.5 text-ink-3">{t.shownFirst(SHOWN_PAYOUTS)}</p>}
    </>
  )
}

const variants = { DUE: 'ok', HELD: 'warn', NOTHING: 'neutral', NO_ACCOUNT: 'danger', NEW_ACCOUNT: 'warn' } as const

function State({ store: { state, hold, usableFrom }, language }: { store: DueStore; language: 'de' | 'en' }) {
  const t = useOperatorPayoutTexts()
  return (
    <>
      <Tag variant={variants[state]}>{t.dueStates[state]}</Tag>
      {hold && <span className="text-ink-2">{t.heldBy(hold.reason, hold.by, dateText(hold.since, language))}</span>}
      {state === 'NEW_ACCOUNT' && usableFrom && (
        <span className="text-ink-2">{t.usableFrom(momentText(usableFrom, language))}</span>
      )}
    </>
  )
}
