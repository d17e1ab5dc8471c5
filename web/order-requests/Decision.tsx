import { useState } from 'react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { OrderRequest } from '../../contract/order-requests.ts'
import { TotalsList } from '../cart/TotalsList.tsx'
import { useCartTexts } from '../platform/cart-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import { ConfirmDialog } from '../ui/windows/ConfirmDialog.tsx'
import { useRequestTexts } from './queries.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { useDecisions } from './use-decisions.ts'

/** The sum of now, and the buttons of who may decide or withdraw. */
export function Decision({ request }: { request: OrderRequest }) {
  const t = useRequestTexts()
  const { status, cart, canDecide, canWithdraw, grossText } = request
  if (status !== 'WAITING') return null
  return (
    <section aria-label={t.sum} className="rounded-xl bg-surface px-4 py-5 ring-1 ring-line sm:p-6 lg:sticky lg:top-6">
      <h2 className="mb-4 font-sans text-lg font-semibold tracking-normal">{t.sum}</h2>
      <TotalsList totals={cart.checkoutSummary} isLarge />
      {cart.checkoutSummary.grossTotalText !== grossText && (
        <p className="mt-2 text-right text-small text-ink-2">{t.seen(grossText)}</p>
      )}
      <Obstacles request={request} />
      {canDecide && <Approval request={request} />}
      {canWithdraw && <Withdrawal request={request} />}
    </section>
  )
}

function Obstacles({ request: { cart } }: { request: OrderRequest }) {
  const t = useRequestTexts()
  const sentences = useCartTexts().blocking
  if (cart.blocking.length === 0) return null
  return (
    <div className="mt-4 rounded-md bg-danger-soft px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert className="size-[18px]" aria-hidden="true" />
        {t.notPossible}
      </p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {cart.blocking.map((code) => (
          <li key={code}>{sentences[code]}</li>
        ))}
      </ul>
    </div>
  )
}

function Approval({ request }: { request: OrderRequest }) {
  const t = useRequestTexts()
  const { approve } = useDecisions(request)
  const [reply, setReply] = useState('')
  const [hasAccepted, setAccepted] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  const submit = () => {
    setTried(true)
    if (hasAccepted) approve.mutate({ reply: reply.trim() })
  }
  // Stays busy while the provider's page opens.
  const isBusy = approve.isPending || approve.isSuccess
  return (
    <div className="mt-5 grid gap-4">
      <Textarea
        label={t.replyField}
        isOptional
        maxLength={500}
        value={reply}
        onChange={({ target }) => setReply(target.value)}
      />
      <Checkbox
        label={t.terms}
        checked={hasAccepted}
        error={isTried && !hasAccepted ? t.termsMissing : undefined}
        onChange={({ target }) => setAccepted(target.checked)}
      />
      {request.paymentMethodCode !== 'BANK_TRANSFER' && <p className="text-small text-ink-2">{t.payNow}</p>}
      <Button size="lg" disabled={!request.cart.canCheckout} isLoading={isBusy} onClick={submit}>
        {t.approve}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={() => setRefusing(true)}>
        {t.refuse}
      </Button>
      {isRefusing && <RefuseDialog request={request} onClose={() => setRefusing(false)} />}
    </div>
  )
}

function Withdrawal({ request }: { request: OrderRequest }) {
  const t = useRequestTexts()
  const { withdraw } = useDecisions(request)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="mt-5 grid">
      <Button variant="secondary" isLoading={withdraw.isPending} onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.withdrawAsk}
          text={t.withdrawText}
          confirm={t.withdraw}
          onConfirm={() => withdraw.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
