import { useRef, useState } from 'react'
import type { PaymentMethodCode } from '../../contract/payment-methods.ts'
import { sessionStore } from '../platform/storage.ts'

/** What a buyer chooses and types on the way to an order. */
export type CheckoutForm = {
  /** Null until one is chosen: then the selected address of the book counts. */
  addressId: string | null
  isBillingOther: boolean
  billingAddressId: string | null
  paymentMethodCode: PaymentMethodCode | null
  purchaseOrderNumber: string
  /** Null until one is chosen: then the default of the member counts. */
  costCentreId: string | null
  note: string
  /** Of the stores that ask, those whose goods may come in several shipments. */
  partialDeliveryStoreIds: string[]
  termsAccepted: boolean
}
export const blankForm: CheckoutForm = {
  addressId: null,
  isBillingOther: false,
  billingAddressId: null,
  paymentMethodCode: null,
  purchaseOrderNumber: '',
  costCentreId: null,
  note: '',
  partialDeliveryStoreIds: [],
  termsAccepted: false,
}

const prefix = 'checkout:'

/** Survives a reload of the tab, and a visit to the payment provider, per account; the terms are accepted anew each time. Begins with `first`. */
export function useCheckoutForm(accountId: string, first: Partial<CheckoutForm>) {
  const [form, setForm] = useState(() => restoreForm(accountId, first))
  // Two changes may come before the page is rendered between them: the second one keeps the first.
  const newest = useRef(form)
  return {
    form,
    change: (part: Partial<CheckoutForm>) => {
      newest.current = { ...newest.current, ...part }
      storeForm(accountId, newest.current)
      setForm(newest.current)
    },
  }
}

/** Once ordered, the next order begins anew. */
export function clearCheckoutForm() {
  for (const key of sessionStore.keys()) if (key.startsWith(prefix)) sessionStore.remove(key)
}

export const storeForm = (accountId: string, form: CheckoutForm): void =>
  sessionStore.write(`${prefix}${accountId}`, JSON.stringify({ ...form, termsAccepted: false }))

/** What this tab has stored, else `first`, else nothing. */
export const restoreForm = (accountId: string, first: Partial<CheckoutForm>): CheckoutForm => ({
  ...blankForm,
  ...first,
  ...(sessionStore.readJson(`${prefix}${accountId}`) as Partial<CheckoutForm> | null),
})
