import { useState } from 'react'
import * as operatorStoresApi from '../../../contract/operator/stores.ts'
import type { OperatedStore } from '../../../contract/operator/stores.ts'
import { Card } from '../../desk/Card.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { dateText, recentDateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useOperatorAgain } from './queries.ts'
import { useOperatorStoreTexts } from './texts.ts'

type MoneyProps = { store: OperatedStore; mayChange: boolean }

/** What it is owed and was paid, and whether the next payout is held. */
export function Payouts({ store, mayChange }: MoneyProps) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { hold, payouts, owedText, account } = store
  return (
    <Card title={t.payouts} mark={hold && <Tag variant="warn">{t.held}</Tag>}>
      <div className="grid gap-3 px-[18px] py-3.5">
        <p>
          {t.owed} <b className="font-semibold tabular-nums">{owedText}</b>
          {mayOpen(user, 'money') && (
            <span className="block text-ink-3">
              {account
                ? t.account(account.ibanEnd, account.holder, dateText(account.usableFrom, language))
                : t.noAccount}
            </span>
          )}
        </p>
        {hold && <p className="text-ink-2">{t.heldSince(dateText(hold.since, language), hold.by, hold.reason)}</p>}
        <ul className="grid">
          {payouts.length === 0 && <li className="text-ink-3">{t.noPayout}</li>}
          {payouts.map((payout) => (
            <li key={payout.number} className="flex flex-wrap gap-x-3 border-b border-line py-1.5 last:border-0">
              <span className="w-16">{payout.number}</span>
              <span className="min-w-0 flex-1 text-ink-2">
                {payout.paidAt
                  ? t.paidOn(recentDateText(payout.paidAt, language))
                  : t.orderedOn(recentDateText(payout.orderedAt, language))}
              </span>
              <span className="tabular-nums">{payout.amountText}</span>
            </li>
          ))}
        </ul>
        {mayChange && (
          <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
            {hold ? t.release : t.hold}
          </Button>
        )}
      </div>
      {isAsking && <HoldDialog store={store} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function HoldDialog({ store: { slug, version, hold }, onClose }: { store: OperatedStore; onClose: () => void }) {
  const t = useOperatorStoreTexts()
  const again = useOperatorAgain()
  const write = useWrite({
    mutationFn: (reason: string) =>
      call(hold ? operatorStoresApi.releasePayouts : operatorStoresApi.holdPayouts, { slug, version, reason }),
    onSuccess: () => showToast('success', t.done),
    onSettled: again,
  })
  const name = hold ? t.release : t.hold
  return (
    <ReasonDialog
      title={name}
      hint={hold ? t.reasonHint : t.disclosedHint}
      action={name}
      isDanger={!hold}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      <p className="text-ink-2">{hold ? t.releaseLead : t.holdLead}</p>
    </ReasonDialog>
  )
}

/** What the marketplace earns of its goods, and from when on. */
export function Commission({ store, mayChange }: MoneyProps) {
  const t = useOperatorStoreTexts()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={t.commission}>
      <div className="grid gap-3 px-[18px] py-3.5">
        <ul className="grid gap-1.5">
          {store.commission.length === 0 && <li className="text-ink-3">{t.noRate}</li>}
          {store.commission.map((rate) => (
            <li key={`${rate.isOwn} ${rate.category} ${rate.from}`} className="flex flex-wrap gap-x-3">
              <span className="w-16 font-semibold tabular-nums">{`${rate.percent.toLocaleString(language)} %`}</span>
              <span className="min-w-0 flex-1 text-ink-2">
                {t.rateFrom(dateText(new Date(rate.from), language), rate.category)}
              </span>
              <Tag>{rate.isOwn ? t.ownRate : t.rateOfAll}</Tag>
            </li>
          ))}
        </ul>
        {mayChange && (
          <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
            {t.setRate}
          </Button>
        )}
      </div>
      {isAsking && <RateDialog store={store} onClose={() => setAsking(false)} />}
    </Card>
  )
}

const PERCENT = /^\d{1,2}([.,]\d{1,2})?$/

function RateDialog({ store: { slug, version, name }, onClose }: { store: OperatedStore; onClose: () => void }) {
  const t = useOperatorStoreTexts()
  const again = useOperatorAgain()
  const [percent, setPercent] = useState('')
  const [from, setFrom] = useState('')
  const [wrong, setWrong] = useState<{ percent?: string; from?: string }>({})
  const write = useWrite({
    mutationFn: (reason: string) =>
      call(operatorStoresApi.setCommission, {
        slug,
        version,
        reason,
        percent: Number(percent.replace(',', '.')),
        from,
      }),
    onSuccess: () => showToast('success', t.done),
    onSettled: again,
  })
  const refused = write.error instanceof CallProblem ? write.error.fieldErrors : {}
  const submit = (reason: string) => {
    const isRate = PERCENT.test(percent.trim()) && Number(percent.replace(',', '.')) <= 50
    setWrong({ ...(!isRate && { percent: t.percentWrong }), ...(from === '' && { from: t.fromMissing }) })
    return isRate && from !== '' ? write.mutateAsync(reason) : Promise.reject(new Error(t.percentWrong))
  }
  return (
    <ReasonDialog title={t.rateTitle(name)} hint={t.reasonHint} action={t.setRate} onDone={submit} onClose={onClose}>
      <p className="text-ink-2">{t.rateLead}</p>
      <TextField
        label={t.percent}
        inputMode="decimal"
        value={percent}
        onChange={(event) => setPercent(event.target.value)}
        error={wrong.percent}
      />
      <TextField
        label={t.from}
        type="date"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        error={wrong.from ?? refused['from']}
      />
    </ReasonDialog>
  )
}
