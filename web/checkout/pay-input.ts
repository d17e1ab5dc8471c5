import type * as checkoutApi from '../../contract/checkout.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { ReferenceErrors } from '../../contract/team/missing-references.ts'
import type { ChosenAddresses } from './chosen-addresses.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import type { Cart, StoreCart } from '../../contract/cart.ts'

/** The field that has to be filled in before anything is sent; the first one of the page. */
export function firstMissing(
  { isBillingOther, termsAccepted }: CheckoutForm,
  { billing }: ChosenAddresses,
  { isMethodChosen, references }: { isMethodChosen: boolean; references: ReferenceErrors },
): 'billingAddressId' | 'paymentMethodCode' | 'termsAccepted' | keyof ReferenceErrors | null {
  if (isBillingOther && !billing) return 'billingAddressId'
  if (!isMethodChosen) return 'paymentMethodCode'
  if (references.purchaseOrderNumber) return 'purchaseOrderNumber'
  if (references.costCentreId) return 'costCentreId'
  return termsAccepted ? null : 'termsAccepted'
}

/** What is sent for what was chosen; empty fields are left out. */
export function payInputOf(
  { paymentMethodCode, purchaseOrderNumber, costCentreId, note, partialDeliveryStoreIds }: CheckoutForm,
  { delivery, billing }: ChosenAddresses,
  cartVersion: number,
): InputOf<typeof checkoutApi.pay> {
  return {
    paymentMethodCode: paymentMethodCode!,
    ...(delivery && { addressId: delivery.id }),
    ...(billing && { billingAddressId: billing.id }),
    ...(purchaseOrderNumber.trim() && { purchaseOrderNumber: purchaseOrderNumber.trim() }),
    ...(costCentreId && { costCentreId }),
    ...(note.trim() && { note: note.trim() }),
    ...(partialDeliveryStoreIds.length > 0 && { partialDeliveryStoreIds }),
    termsAccepted: true,
    cartVersion,
  }
}

/** What would be ordered now: the stores with only their selected lines. */
export function selectedStores({ carts }: Pick<Cart, 'carts'>): StoreCart[] {
  return carts
    .map((store) => ({ ...store, items: store.items.filter(({ selected }) => selected) }))
    .filter(({ items }) => items.length > 0)
}
