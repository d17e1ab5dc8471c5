import type { Address } from '../../contract/account.ts'
import type { LastChoice } from '../../contract/checkout.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

/** No address has it: the choice is open, and nothing is taken in its place without a word. */
export const GONE = 'gone'

/** What the checkout begins with after an order. The note was for that order; the terms are accepted anew each time. */
export function lastChoiceForm(last: LastChoice): Partial<CheckoutForm> {
  return {
    addressId: last.addressId ?? GONE,
    isBillingOther: last.isBillingOther,
    billingAddressId: last.isBillingOther ? (last.billingAddressId ?? GONE) : null,
    paymentMethodCode: last.paymentMethodCode,
    purchaseOrderNumber: last.purchaseOrderNumber ?? '',
  }
}

/** What was chosen, then or now, and has left the address book since: by the name it had, where that is known. */
export type MissingAddress = { kind: 'delivery' | 'billing'; name: string | null }

/** Chosen addresses that the book no longer has. */
export function missingAddresses(form: CheckoutForm, addresses: Address[], last: LastChoice | null): MissingAddress[] {
  const isGone = (id: string | null) => id !== null && !addresses.some((address) => address.id === id)
  const missing: MissingAddress[] = []
  if (isGone(form.addressId))
    missing.push({ kind: 'delivery', name: nameOf(form.addressId, last?.addressId, last?.addressName) })
  if (form.isBillingOther && isGone(form.billingAddressId))
    missing.push({
      kind: 'billing',
      name: nameOf(form.billingAddressId, last?.billingAddressId, last?.billingAddressName),
    })
  return missing
}

const nameOf = (id: string | null, known: string | null | undefined, name: string | undefined) =>
  name !== undefined && id === (known ?? GONE) ? name : null
