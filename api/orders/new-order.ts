import type { Address } from '../../contract/account.ts'
import type { PaymentMethodCode } from '../../contract/payment-methods.ts'
import type { TotalsCents } from '../../contract/totals.ts'
import type { Deposit } from '../../contract/trade/deposits.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { BankAccount } from '../platform/deps.ts'

/** Orders of an earlier version have neither name nor notes. */
export type OrderAddress = Omit<Address, 'id' | 'selected' | 'label' | 'deliveryNotes'> &
  Partial<Pick<Address, 'label' | 'deliveryNotes'>>

/** A copy of what was bought; net cents of `priceUnit` pieces. */
export type OrderLine = {
  skuId: string
  nameDe: string
  nameEn: string
  brand: string
  imageUrl: string
  /** Pieces; packs of several pieces where `isPack`, which is absent in drafts of an earlier version. */
  quantity: number
  isPack?: boolean
  priceCents: number
  unitPriceCents: number
  priceUnit: number
  taxRateBp: number
  deposits: Deposit[]
  /** Setup fee of the line's design, net, once for the line; taxed at the line's rate. */
  setupFeeCents: number
  /** What is printed on it, as it was approved; null for plain goods. */
  design: OrderedDesign | null
}

export type OrderedDesign = { id: string; title: string; previewUrl: string; leadTimeDays: number }

export type SubOrder = {
  storeId: string
  storeName: string
  storeSlug: string
  totals: TotalsCents
  /** The promised days; null where no day could be named, absent in drafts of an earlier version. */
  arrival?: { earliest: string; latest: string } | null
  /** Whether it may leave in several shipments; absent in drafts of an earlier version, which could. */
  allowsPartial?: boolean
  /** How many days after its invoice it is paid; absent where it is not ordered on net terms. */
  termsDays?: number
  lines: OrderLine[]
}

/** An order before it is written, with a sub-order for each store. */
export type NewOrder = {
  id: string
  orderNumber: string
  buyerId: string
  /** Who ordered; null in drafts of an earlier version. */
  placedBy: string | null
  /** The request whose approval it follows from. */
  orderRequestId: string | null
  cartId: string
  cartVersion: number
  status: 'PENDING_PAYMENT' | 'PLACED'
  paymentMethod: PaymentMethodCode
  paymentStatus: 'UNPAID' | 'PAID'
  paymentDueAt: Date | null
  /** Where its invoices are to be paid to; absent where they need not be. */
  bankAccount?: BankAccount
  purchaseOrderNumber: string | null
  /** The one chosen; without it that of the company's profile counts. */
  costCentre: { code: string; name: string } | null
  note: string | null
  address: OrderAddress
  billingAddress: OrderAddress
  /** Ids of both addresses in the address book; null in drafts of an earlier version. */
  addressId: string | null
  billingAddressId: string | null
  /** The account's VAT id at the order, for the invoice. */
  buyerVatId: string | null
  couponCode: string | null
  totals: TotalsCents
  /** Language in which the order was placed and its mail is written. */
  language: Language
  createdAt: Date
  stores: SubOrder[]
}
