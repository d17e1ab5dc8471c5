import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '../../contract/account.ts'
import type { Cart } from '../../contract/cart.ts'
import type { LastChoice } from '../../contract/checkout.ts'
import { AddressLines } from './AddressChoice.tsx'
import { AddressStep } from './AddressStep.tsx'
import { CheckoutSummary, FoldedSummary } from './CheckoutSummary.tsx'
import { chosenAddresses, type ChosenAddresses } from './chosen-addresses.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { isPaymentProblem } from './payment-choice.ts'
import { paymentMethodsQuery } from './queries.ts'
import { missingAddresses, lastChoiceForm } from './last-choice-form.ts'
import { Review } from './review/Review.tsx'
import { StepSection } from './StepSection.tsx'
import { stepOf, type Step } from './steps.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePay } from './use-pay.ts'
import { useCheckoutTexts } from './texts.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useSearch } from '../platform/navigation/use-address.ts'

type CheckoutBodyProps = {
  accountId: string
  cart: Cart
  addresses: Address[]
  last: LastChoice | null
  onStep: (step: Step) => void
}

/**
 * Address and payment one after the other, named by ?step=, then the whole order on one page. Who has ordered before begins
 * there, with what is remembered.
 */
export function CheckoutBody({ accountId, cart, addresses, last, onStep }: CheckoutBodyProps) {
  const { form, change } = useCheckoutForm(accountId, last ? lastChoiceForm(last) : {})
  const t = useCheckoutTexts()
  const search = useSearch()
  const navigate = useNavigate()
  const goTo = (step: Step) => void navigate({ search: `step=${step}` }, { preventScrollReset: true })
  const paying = usePay()
  const chosen = chosenAddresses(form, addresses)
  const missing = missingAddresses(form, addresses, last)
  const method = useMethod(form.paymentMethodCode)
  const step = stepOf(search.get('step') ?? (last ? 'review' : 'address'), {
    hasAddress: missing.length === 0 && chosen.delivery !== undefined,
    // The review says what has become of a remembered method, and offers the others in its place.
    hasPayment: form.paymentMethodCode !== null || last !== null,
  })
  useEffect(() => onStep(step), [step, onStep])
  const choose: typeof change = (part) => {
    if (paying.problem) paying.reset()
    change(part)
  }
  if (step === 'review') {
    const onChange: typeof change = (part) =>
      ('paymentMethodCode' in part || 'addressId' in part ? choose : change)(part)
    return <Review {...{ cart, form, onChange, addresses, chosen, paying, last }} />
  }
  const shared = { current: step, onOpen: goTo }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-[34px]">
      <div className="grid min-w-0 gap-4">
        <FoldedSummary cart={cart} />
        <StepSection {...shared} step="address" chosen={<ChosenAddress chosen={chosen} />}>
          <AddressStep
            form={form}
            onChange={choose}
            addresses={addresses}
            chosen={chosen}
            missing={missing}
            done={last ? t.next.payment : t.next.address}
            onDone={() => goTo(last ? 'review' : 'payment')}
          />
        </StepSection>
        <StepSection {...shared} step="payment" chosen={method?.name}>
          <PaymentStep
            chosen={form.paymentMethodCode}
            onChoose={(paymentMethodCode) => choose({ paymentMethodCode })}
            refusal={isPaymentProblem(paying.problem) ? paying.problem.message : null}
            onDone={() => {
              paying.reset()
              goTo('review')
            }}
          />
        </StepSection>
        <StepSection {...shared} step="review" chosen={null}>
          {null}
        </StepSection>
      </div>
      <CheckoutSummary cart={cart} />
    </div>
  )
}

function useMethod(code: string | null) {
  const methods = dataOrNothing(useRead({ ...paymentMethodsQuery, enabled: code !== null }))
  return methods?.find((method) => method.code === code)
}

function ChosenAddress({ chosen: { delivery, billing } }: { chosen: ChosenAddresses }) {
  const t = useCheckoutTexts().address
  if (!delivery) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AddressLines address={delivery} />
      {billing ? (
        <div>
          <p className="text-small text-ink-3">{t.billingTo}</p>
          <AddressLines address={billing} />
        </div>
      ) : (
        <p className="text-small text-ink-3">{t.sameBilling}</p>
      )}
    </div>
  )
}
