import { useState } from 'react'
import { paymentMethodCodes, type PaymentMethodCode } from '../../contract/payment-methods.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { Radio } from '../ui/fields/Radio.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { availableFirst, usableMethod } from './payment-choice.ts'
import { paymentMethodsQuery } from './queries.ts'
import { useCheckoutTexts } from './texts.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { retryFrom } from '../ui/reads/retry-from.ts'

type PaymentStepProps = {
  chosen: PaymentMethodCode | null
  onChoose: (code: PaymentMethodCode) => void
  /** Why the last attempt to pay so was refused. */
  refusal: string | null
  onDone: () => void
}

/** The methods; those that cannot be used say why. */
export function PaymentStep({ chosen, onChoose, refusal, onDone }: PaymentStepProps) {
  const t = useCheckoutTexts()
  const read = useRead({ ...paymentMethodsQuery, refetchOnMount: 'always' })
  const methods = dataOrNothing(read)
  const [isTried, setTried] = useState(false)
  const isChosen = usableMethod(methods, chosen) !== undefined
  if (read.state === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <FormRefusal text={read.failure.message ?? t.payment.failedText} />
        <Button variant="secondary" onClick={retryFrom(read.failure)}>
          {t.review.tryAgain}
        </Button>
      </div>
    )
  return (
    <>
      <FormRefusal text={refusal} />
      <fieldset className={refusal ? 'mt-4' : ''}>
        <legend className="sr-only">{t.payment.legend}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {methods?.toSorted(availableFirst).map(({ code, name, description, isAvailable, unavailableReason }) => (
            <Radio
              key={code}
              isCard
              name="paymentMethodCode"
              value={code}
              checked={code === chosen && isAvailable}
              disabled={!isAvailable}
              onChange={() => onChoose(code)}
              // The reason has to be as readable as what can be chosen.
              className="has-disabled:bg-sunken has-disabled:opacity-100!"
              label={
                <>
                  <b className={`block font-semibold ${isAvailable ? '' : 'text-ink-2'}`}>{name}</b>
                  <span className="mt-0.5 block text-small leading-snug text-ink-2">
                    {isAvailable ? description : (unavailableReason ?? t.payment.unavailable)}
                  </span>
                </>
              }
            />
          )) ?? paymentMethodCodes.map((code) => <Skeleton key={code} className="h-[74px] rounded-lg" />)}
        </div>
      </fieldset>
      <p role="alert" className="mt-4 text-sm font-medium text-danger empty:hidden">
        {isTried && !isChosen && t.payment.missing}
      </p>
      <Button className="mt-6 max-sm:w-full" onClick={() => (isChosen ? onDone() : setTried(true))}>
        {t.next.payment}
      </Button>
    </>
  )
}
