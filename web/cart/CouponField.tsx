import Tag from 'lucide-react/icons/tag'
import { useState, type FormEvent } from 'react'
import type { Cart } from '../../contract/cart.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useTypedText } from '../platform/forms/use-typed-text.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { Button } from '../ui/Button.tsx'
import { RemovableChip } from '../ui/Chip.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useApplyCoupon, useDeleteCoupon } from './use-cart.ts'

/** One code per cart: typed in, or shown with what it does and why it does not. */
export function CouponField({ coupon }: { coupon: Cart['coupon'] }) {
  const t = useCartTexts().coupon
  const take = useDeleteCoupon()
  if (!coupon) return <CouponForm />
  return (
    <div className="text-sm">
      <RemovableChip label={t.applied(coupon.code)} onRemove={() => take.mutate(undefined)}>
        <Tag className="size-4" aria-hidden="true" />
        {coupon.code}
      </RemovableChip>
      {coupon.problem ? (
        <p className="mt-2 font-medium text-warn">{coupon.problem}</p>
      ) : (
        <p className="mt-2 text-ink-2">{coupon.description}</p>
      )}
    </div>
  )
}

function CouponForm() {
  const t = useCartTexts().coupon
  const apply = useApplyCoupon()
  const [code, setCode] = useTypedText('coupon code')
  const [isEmpty, setEmpty] = useState(false)
  const refusal = apply.error instanceof CallProblem ? apply.error.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    setEmpty(!typed)
    if (typed && !apply.isPending)
      apply
        .mutateAsync(typed)
        .then(() => setCode(''))
        .catch(() => {})
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        label={t.label}
        isLabelHidden
        placeholder={t.label}
        name="couponCode"
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={isEmpty ? t.empty : refusal}
        onChange={({ target }) => {
          setCode(target.value)
          setEmpty(false)
          apply.reset()
        }}
      />
      <Button type="submit" variant="secondary" isLoading={apply.isPending}>
        {t.apply}
      </Button>
    </form>
  )
}
