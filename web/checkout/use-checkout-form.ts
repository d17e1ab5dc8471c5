import { useState } from 'react'
import type { PaymentMethodCode } from '../../contract/checkout.ts'

/** What a buyer chooses and types on the way to an order. */
export type CheckoutForm = {
  /** Null until one is chosen: then the selected address of the book counts. */
  addressId: string | null
  isBillingOther: boolean
  billingAddressId: string | null
  paymentMethodCode: PaymentMethodCode | null
  purchaseOrderNumber: string
  note: string
  termsAccepted: boolean
}
const blank: CheckoutForm = {
  addressId: null,
  isBillingOther: false,
  billingAddressId: null,
  paymentMethodCode: null,
  purchaseOrderNumber: '',
  note: '',
  termsAccepted: false,
}

const prefix = 'checkout:'

/** Survives a reload of the tab, and a visit to the payment provider, per account; the terms are accepted anew each time. */
export function useCheckoutForm(accountId: string) {
  const key = `${prefix}${accountId}`
  const [form, setForm] = useState(() => restore(key))
  return {
    form,
    change: (part: Partial<CheckoutForm>) => {
      const next = { ...form, ...part }
      sessionStorage.setItem(key, JSON.stringify({ ...next, termsAccepted: false }))
      setForm(next)
    },
  }
}

/** Once ordered, the next order begins anew. */
export function forgetCheckoutForm() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}

function restore(key: string): CheckoutForm {
  try {
    return { ...blank, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<CheckoutForm>) }
  } catch {
    return blank
  }
}
