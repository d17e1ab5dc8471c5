import type { Address } from '../../contract/account.ts'
import type { LastChoice } from '../../contract/checkout.ts'
import { paymentMethodCodes } from '../../contract/payment-methods.ts'
import { findAddresses } from '../account/addresses/address-queries.ts'
import type { OrderAddress } from '../orders/new-order.ts'
import type { Queryable } from '../platform/db.ts'

/** What the buyer's last order went to and was paid by, as far as the address book still has it. */
export async function readLastChoice(sql: Queryable, buyerId: string): Promise<{ last: LastChoice | null }> {
  const [order, book] = await Promise.all([findLastOrder(sql, buyerId), findAddresses(sql, buyerId)])
  if (!order) return { last: null }
  const { orderNumber, address, billingAddress, paymentMethod, purchaseOrderNumber } = order
  const delivery = findAgain(book, order.addressId, address)
  const billing = findAgain(book, order.billingAddressId, billingAddress)
  return {
    last: {
      orderNumber,
      addressId: delivery?.id ?? null,
      addressName: nameOf(address),
      isBillingOther:
        order.addressId === null ? !isSame(address, billingAddress) : order.addressId !== order.billingAddressId,
      billingAddressId: billing?.id ?? null,
      billingAddressName: nameOf(billingAddress),
      paymentMethodCode: paymentMethodCodes.find((code) => code === paymentMethod) ?? null,
      purchaseOrderNumber,
    },
  }
}

type LastOrder = {
  orderNumber: string
  address: OrderAddress
  billingAddress: OrderAddress
  addressId: string | null
  billingAddressId: string | null
  paymentMethod: string
  /** Null where the company asks for one: each order has its own. */
  purchaseOrderNumber: string | null
}

async function findLastOrder(sql: Queryable, buyerId: string): Promise<LastOrder | undefined> {
  const [order] = await sql<LastOrder[]>`
    select order_number, address, billing_address, address_id, billing_address_id, payment_method,
      case when not c.requires_purchase_order then purchase_order_number end as purchase_order_number
    from orders o join company c on c.id = o.buyer_id where buyer_id = ${buyerId} order by o.created_at desc, o.id limit 1`
  return order
}

// Orders of an earlier version know no id: the same place is the same address.
const findAgain = (book: Address[], id: string | null, copy: OrderAddress) =>
  book.find((address) => (id === null ? isSame(address, copy) : address.id === id))

const placeFields = [
  'companyName',
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'postalCode',
  'cityName',
  'countryId',
] as const

const isSame = (a: OrderAddress, b: OrderAddress) => placeFields.every((field) => a[field] === b[field])

const nameOf = ({ label, companyName, street, streetNumber }: OrderAddress) =>
  `${label || companyName}, ${street} ${streetNumber}`
