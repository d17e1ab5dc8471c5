import { useState } from 'react'
import * as operatorChargebacksApi from '../../../contract/operator/money/chargebacks.ts'
import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { call } from '../../platform/calls/call.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { useMoneyAgain } from './queries.ts'
import { useOperatorPaymentTexts } from './texts.ts'

type About = { id: string; reason: string }

const steps = {
  retry: (about: About) => call(operatorPaymentsApi.retryMove, about),
  byTransfer: (about: About) => call(operatorPaymentsApi.payMoveByTransfer, about),
  sent: (about: About) => call(operatorPaymentsApi.markRefundSent, about),
  contest: (about: About) => call(operatorChargebacksApi.decide, { ...about, decision: 'CONTESTED' }),
  accept: (about: About) => call(operatorChargebacksApi.decide, { ...about, decision: 'ACCEPTED' }),
}

/** A step with money, which asks why. */
export function MoneyButton({ id, step, about }: { id: string; step: keyof typeof steps; about: string }) {
  const t = useOperatorPaymentTexts()
  const again = useMoneyAgain()
  const [isOpen, setOpen] = useState(false)
  const write = useWrite({ mutationFn: (reason: string) => steps[step]({ id, reason }), onSuccess: again })
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t[step]}
        <span className="sr-only">: {about}</span>
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t[step]}
          hint={t[`${step}Hint`]}
          action={t[step]}
          onDone={write.mutateAsync}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
