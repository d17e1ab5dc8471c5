import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as checkoutApi from '../../contract/checkout.ts'
import type { CallProblem } from '../platform/calls/call-problem.ts'
import { Button } from '../ui/Button.tsx'
import { FormRefusal } from '../ui/fields/FormRefusal.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Textarea } from '../ui/fields/Textarea.tsx'
import type { CartChange } from './cart-changes.ts'
import { ChangedList } from './ChangedList.tsx'
import { Obstacles } from './Obstacles.tsx'
import { ReviewLines } from './ReviewLines.tsx'
import { selectedStores } from './selected-stores.ts'
import { TermsBox } from './TermsBox.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useCheckoutTexts } from './texts.ts'
import type { Read } from '../platform/reads/read.ts'
import { retryFrom } from '../ui/reads/retry-from.ts'

const NOTE_LENGTH = 500

type ReviewStepProps = {
  review: Read<OutputOf<typeof checkoutApi.readControl>>
  form: CheckoutForm
  onChange: (part: Partial<CheckoutForm>) => void
  problem: CallProblem | null
  /** What the refusal has brought to light. */
  changes: CartChange[]
  isPaying: boolean
  onPay: (cartVersion: number) => void
}

/** Everything once more, and the button that orders. */
export function ReviewStep({ review, form, onChange, problem, changes, isPaying, onPay }: ReviewStepProps) {
  const t = useCheckoutTexts().review
  const [isTried, setTried] = useState(false)
  const top = useShownProblem(problem)
  if (review.state === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <FormRefusal text={review.failure.message ?? t.failedText} />
        <Button variant="secondary" onClick={retryFrom(review.failure)}>
          {t.tryAgain}
        </Button>
      </div>
    )
  if (review.state === 'coming' || !review.data.cart) return <Skeleton className="h-72 rounded-lg" />
  const { data: control, isRefreshing } = review
  const cart = review.data.cart
  const errors = problem?.fieldErrors ?? {}
  const isFieldShown = 'purchaseOrderNumber' in errors || 'note' in errors || 'termsAccepted' in errors
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!form.termsAccepted) event.currentTarget.querySelector<HTMLElement>('[name=termsAccepted]')?.focus()
    if (form.termsAccepted && control.ok && !isRefreshing && !isPaying) onPay(cart.version)
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <div ref={top} className="scroll-mt-32 [&>:not(:first-child):not(:empty)]:mt-4">
        <p className="text-ink-2">{t.lead}</p>
        <Obstacles control={control} />
        <FormRefusal text={problem && !isFieldShown ? problem.message : null} />
        {problem && <ChangedList changes={changes} />}
      </div>
      <ReviewLines stores={selectedStores(cart)} />
      <div className="grid gap-4">
        <TextField
          label={t.purchaseOrderNumber}
          isOptional
          hint={t.purchaseOrderHint}
          error={errors.purchaseOrderNumber}
          name="purchaseOrderNumber"
          maxLength={60}
          autoComplete="off"
          value={form.purchaseOrderNumber}
          onChange={({ target }) => onChange({ purchaseOrderNumber: target.value })}
        />
        <Textarea
          label={t.note}
          isOptional
          hint={`${t.noteHint} ${form.note.length > NOTE_LENGTH - 100 ? t.noteLeft(NOTE_LENGTH - form.note.length) : ''}`}
          error={errors.note}
          name="note"
          maxLength={NOTE_LENGTH}
          value={form.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
      <TermsBox
        isAccepted={form.termsAccepted}
        error={errors.termsAccepted ?? (isTried && !form.termsAccepted ? t.termsMissing : undefined)}
        onChange={(termsAccepted) => onChange({ termsAccepted })}
      />
      <div className="grid gap-2.5 sm:justify-items-start">
        <Button type="submit" size="lg" disabled={!control.ok} isLoading={isPaying || isRefreshing}>
          {t.order}
        </Button>
        <p className="text-small text-ink-3 tabular-nums max-sm:text-center">
          {t.total(cart.checkoutSummary.grossTotalText)}
        </p>
        <p role="status" className="sr-only">
          {isPaying && t.ordering}
        </p>
      </div>
    </form>
  )
}

// The button is at the lower end, what it answered at the upper one.
function useShownProblem(problem: CallProblem | null) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem) return
    const field = Object.keys(problem.fieldErrors)
      .map((name) => top.current?.closest('form')?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`))
      .find(Boolean)
    if (field) field.focus()
    else top.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [problem])
  return top
}
