import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useOperatorPaymentTexts } from './texts.ts'

type PollPaymentProps = { checkoutId: string; providerId: string }

/** Has the provider asked about a payment now. */
export function PollPayment({ checkoutId, providerId }: PollPaymentProps) {
  const t = useOperatorPaymentTexts()
  const write = useWrite({
    mutationFn: () => call(operatorPaymentsApi.poll, { checkoutId }),
    onSuccess: () => showToast('success', t.pollStarted),
  })
  return (
    <button
      type="button"
      className="min-h-6 text-brand underline"
      aria-label={t.pollNamed(providerId)}
      aria-busy={write.isPending || undefined}
      onClick={() => write.mutate()}
    >
      {t.poll}
    </button>
  )
}
