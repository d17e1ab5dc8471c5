import { useNavigate } from 'react-router'
import type { Address } from '../../contract/account.ts'
import { AddressLines } from './AddressChoice.tsx'
import { AddressStep } from './AddressStep.tsx'
import { chosenAddresses, type ChosenAddresses } from './chosen-addresses.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { payInputOf } from './pay-input.ts'
import { paymentMethodsQuery, reviewQuery } from './queries.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { StepSection } from './StepSection.tsx'
import { stepOf, type Step } from './steps.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePay } from './use-pay.ts'
import { useCheckoutTexts } from './texts.ts'
import { dataOrNothing } from '../platform/reads/read.ts'
import { useRead } from '../platform/reads/use-read.ts'
import { useSearch } from '../platform/navigation/use-address.ts'

/** Address, payment, review: one open at a time, named by ?step=. */
export function CheckoutSteps({ accountId, addresses }: { accountId: string; addresses: Address[] }) {
  const { form, change } = useCheckoutForm(accountId)
  const search = useSearch()
  const navigate = useNavigate()
  const goTo = (step: Step) => void navigate({ search: `step=${step}` }, { preventScrollReset: true })
  const paying = usePay()
  const chosen = chosenAddresses(form, addresses)
  const method = useMethod(form.paymentMethodCode)
  const step = stepOf(search.get('step'), {
    hasAddress: chosen.delivery !== undefined && (!form.isBillingOther || chosen.billing !== undefined),
    // A refused method leads back to the choice; until the methods are read, a stored one counts.
    hasPayment: form.paymentMethodCode !== null && method?.isAvailable !== false && !isPaymentProblem(paying.problem),
  })
  const review = useRead({
    ...reviewQuery(chosen.delivery?.id),
    enabled: step === 'review',
    refetchOnMount: true,
    // What stood in the way may have been done in another tab, such as confirming the e-mail.
    refetchOnWindowFocus: ({ state }) => state.data?.ok === false && 'always',
  })
  const choose: typeof change = (part) => {
    if (paying.problem) paying.reset()
    change(part)
  }
  const shared = { current: step, onOpen: goTo }
  return (
    <>
      <StepSection {...shared} step="address" chosen={<ChosenAddress chosen={chosen} />}>
        <AddressStep
          form={form}
          onChange={choose}
          addresses={addresses}
          chosen={chosen}
          onDone={() => goTo('payment')}
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
        <ReviewStep
          review={review}
          form={form}
          onChange={change}
          problem={paying.problem}
          changes={paying.changes}
          // Stays busy while the next page opens, so that there is nothing left to press.
          isPaying={paying.isPending || paying.isSuccess}
          onPay={(cartVersion) => paying.mutate(payInputOf(form, chosen, cartVersion))}
        />
      </StepSection>
    </>
  )
}

function useMethod(code: string | null) {
  const methods = dataOrNothing(useRead({ ...paymentMethodsQuery, enabled: code !== null }))
  return methods?.find((method) => method.code === code)
}

// Another method helps, so the choice is shown again with the sentence.
const paymentProblems = new Set([
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_DECLINED',
  'TRANSFER_OPEN',
  'TRANSFER_ABOVE_LIMIT',
  'TRANSFER_SHARE',
])

function isPaymentProblem<P extends { code: string }>(problem: P | null): problem is P {
  return problem !== null && paymentProblems.has(problem.code)
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
