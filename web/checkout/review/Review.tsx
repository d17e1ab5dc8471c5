import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { Address } from '../../../contract/account.ts'
import type { Cart } from '../../../contract/cart.ts'
import type { LastChoice } from '../../../contract/checkout.ts'
import type { CallProblem } from '../../platform/calls/call-problem.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { FailedRead } from '../../ui/reads/FailedRead.tsx'
import type { ChosenAddresses } from '../chosen-addresses.ts'
import { firstMissing, payInputOf, selectedStores } from '../pay-input.ts'
import { isPaymentProblem, usableMethod } from '../payment-choice.ts'
import { paymentMethodsQuery, reviewQuery } from '../queries.ts'
import { useCheckoutTexts } from '../texts.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'
import type { usePay } from '../use-pay.ts'
import { AddressBlock } from './AddressBlock.tsx'
import { ApprovalBlock } from './ApprovalBlock.tsx'
import { ArticlesBlock } from './ArticlesBlock.tsx'
import { ChangedList } from './ChangedList.tsx'
import { DeliveryBlock } from './DeliveryBlock.tsx'
import { hindrances } from './hindrances.ts'
import { Obstacles } from './Obstacles.tsx'
import { OrderBar, OrderCard } from './OrderCard.tsx'
import { PaymentBlock } from './PaymentBlock.tsx'
import { errorsOfReferences, offeredCostCentre } from './references.ts'
import { ReferencesBlock } from './ReferencesBlock.tsx'
import { TermsBox } from './TermsBox.tsx'
import { useApproval } from './use-approval.ts'

type ReviewProps = {
  /** As the page has it, until the review has read it again. */
  cart: Cart
  form: CheckoutForm
  onChange: (part: Partial<CheckoutForm>) => void
  addresses: Address[]
  chosen: ChosenAddresses
  paying: ReturnType<typeof usePay>
  last: LastChoice | null
}

/** The whole order on one page, each part changed in its place, and the button that orders. */
export function Review({ cart: known, form, onChange, addresses, chosen, paying, last }: ReviewProps) {
  const t = useCheckoutTexts().review
  const formId = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isTried, setTried] = useState(false)
  const review = useReview(chosen.delivery?.id)
  const methods = useRead({ ...paymentMethodsQuery, refetchOnMount: 'always' })
  const asking = useApproval()
  const [message, setMessage] = useState('')
  const problem = paying.problem ?? asking.problem
  useShownProblem(root, problem)
  useOrderKey(root)
  if (review.state === 'failed')
    return <FailedRead failure={review.failure} title={review.failure.message ?? t.failedText} />
  const control = review.state === 'ready' ? review.data : null
  const cart = control?.cart ?? known
  const blocking = control ? hindrances(control) : []
  const approval = control?.approval
  const references = control?.references
  const isMethodChosen = usableMethod(dataOrNothing(methods), form.paymentMethodCode) !== undefined
  // Stays busy while the next page opens, so that there is nothing left to press.
  const isPaying = [paying, asking].some(({ isPending, isSuccess }) => isPending || isSuccess)
  const isStale = review.state === 'coming' || review.isRefreshing
  const isBusy = isPaying || isStale || methods.state === 'coming'
  const refusal = isPaymentProblem(problem) ? problem.message : null
  const chosenForm = { ...form, costCentreId: offeredCostCentre(references, form.costCentreId) }
  const missingHere = errorsOfReferences(references, chosenForm, t.referencesMissing)
  const errors: Partial<Record<string, string>> = { ...problem?.fieldErrors, ...(isTried && missingHere) }
  const isFieldShown = ['purchaseOrderNumber', 'costCentreId', 'note', 'termsAccepted'].some((name) => name in errors)
  const isOrderable = blocking.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // Who approves accepts the terms.
    const accepted = { ...chosenForm, ...(approval && { termsAccepted: true }) }
    const missing = firstMissing(accepted, chosen, { isMethodChosen, references: missingHere })
    if (missing) return focusOn(root.current, missing)
    if (!isOrderable || !control || isBusy) return
    const input = payInputOf(chosenForm, chosen, cart.version)
    if (!approval) return paying.mutate(input)
    const { termsAccepted: _, ...request } = input
    asking.mutate({ ...request, ...(message.trim() && { message: message.trim() }) })
  }
  const stores = selectedStores(cart)
  const sum = { cart, action: approval ? t.approval.send : t.order, isOrderable, isBusy, isStale }
  return (
    <div ref={root}>
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <div className="grid min-w-0 gap-3">
          {control && <Obstacles blocking={blocking} warnings={control.warnings ?? []} />}
          {approval && <ApprovalBlock approval={approval} message={message} onChange={setMessage} />}
          <FormRefusal text={isFieldShown || refusal ? null : (problem?.message ?? null)} />
          {problem && <ChangedList changes={paying.changes} />}
          <AddressBlock form={form} onChange={onChange} addresses={addresses} chosen={chosen} />
          <DeliveryBlock
            stores={stores}
            partialIds={form.partialDeliveryStoreIds}
            onPartial={(partialDeliveryStoreIds) => onChange({ partialDeliveryStoreIds })}
          />
          <PaymentBlock
            read={methods}
            chosen={form.paymentMethodCode}
            onChoose={(paymentMethodCode) => onChange({ paymentMethodCode })}
            lastChoice={last?.paymentMethodCode}
            refusal={refusal}
            isMissing={isTried && !isMethodChosen}
          />
          <ReferencesBlock
            form={chosenForm}
            onChange={onChange}
            errors={errors}
            references={references}
            lastChoice={last?.purchaseOrderNumber ?? null}
          />
          <ArticlesBlock stores={stores} />
        </div>
        <form id={formId} method="post" onSubmit={submit} noValidate className="lg:sticky lg:top-6">
          <OrderCard
            {...sum}
            isPaying={isPaying}
            terms={
              !approval && (
                <TermsBox
                  isAccepted={form.termsAccepted}
                  error={errors.termsAccepted ?? (isTried && !form.termsAccepted ? t.termsMissing : undefined)}
                  onChange={(termsAccepted) => onChange({ termsAccepted })}
                />
              )
            }
          />
        </form>
      </div>
      <OrderBar formId={formId} {...sum} />
    </div>
  )
}

const useReview = (addressId: string | undefined) =>
  useRead({
    ...reviewQuery(addressId),
    refetchOnMount: true,
    // What stood in the way may have been done in another tab, such as confirming the e-mail.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && hindrances(state.data).length > 0 && 'always',
  })

const focusOn = (root: HTMLElement | null, name: string) =>
  root?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`)?.focus()

/** Control and Enter press the button that orders, from anywhere but a window above the page. */
function useOrderKey(root: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      root.current?.querySelector('form')?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [root])
}

// The button may be far from what it answered.
function useShownProblem(root: RefObject<HTMLDivElement | null>, problem: CallProblem | null) {
  useEffect(() => {
    if (!problem) return
    const field = Object.keys(problem.fieldErrors)
      .map((name) => root.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`))
      .find(Boolean)
    if (field) field.focus()
    else if (isPaymentProblem(problem)) focusOn(root.current, 'paymentMethodCode')
    else root.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [problem, root])
}
