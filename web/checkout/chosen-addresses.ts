import type { Address } from '../../contract/account.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

export type ChosenAddresses = {
  delivery: Address | undefined
  /** Undefined while the invoice goes to the delivery address, or where none is chosen yet. */
  billing: Address | undefined
}

/** The chosen addresses as they stand in the book; without a choice its selected one, as the server would take. */
export function chosenAddresses(
  { addressId, isBillingOther, billingAddressId }: CheckoutForm,
  addresses: Address[],
): ChosenAddresses {
  const find = (id: string | null) => addresses.find((address) => address.id === id)
  return {
    delivery: find(addressId) ?? addresses.find(({ selected }) => selected) ?? addresses[0],
    billing: isBillingOther ? find(billingAddressId) : undefined,
  }
}
