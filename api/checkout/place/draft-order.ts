import type { Language } from '../../../contract/platform/values.ts'
import type { Address } from '../../../contract/account.ts'
import type { PartialDeliveryRule } from '../../../contract/delivery.ts'
import type { LineDesign } from '../../cart/cart-state.ts'
import { isSelected, type EvaluatedCart, type EvaluatedLine } from '../../cart/evaluate-cart.ts'
import { productPictureUrls } from '../../platform/pictures/picture-address.ts'
import { Problem } from '../../http/problem.ts'
import type { NewOrder, OrderAddress, OrderedDesign, OrderLine } from '../../orders/new-order.ts'
import { transferDueAt } from '../../payments/bank-transfer.ts'
import type { Deps } from '../../platform/deps.ts'
import { designPictureUrl } from '../../platform/pictures/picture-address.ts'
import { isPackOf } from '../../products/pack.ts'
import { newId } from '../../platform/ids.ts'
import { FIRST_TRANSFER_HOURS, REGULAR_TRANSFER_HOURS } from '../first-orders/terms.ts'
import type { PayInput } from '../idempotency.ts'
import type { PayFacts } from './lock-and-read.ts'

type Draft = {
  cart: EvaluatedCart
  input: PayInput
  buyerId: string
  cartId: string
  placedBy: string
  orderRequestId: string | null
  costCentre: NewOrder['costCentre']
  orderNumber: string
  facts: Pick<PayFacts, 'addresses' | 'buyer' | 'standing' | 'terms'>
  now: Date
}

/** The order that a cart becomes, its selected lines copied. Throws ADDRESS_MISSING, and NOT_FOUND for a foreign address. */
export function draftOrder(draft: Draft, { pictures, bankAccount }: Pick<Deps, 'pictures' | 'bankAccount'>): NewOrder {
  const { cart, input, buyerId, cartId, placedBy, orderRequestId, costCentre, now } = draft
  const { addresses, buyer, standing, terms } = draft.facts
  const hoursToPay = standing.isKnown ? REGULAR_TRANSFER_HOURS : FIRST_TRANSFER_HOURS
  const address = chosenAddress(addresses, input.addressId)
  const billingAddress = input.billingAddressId ? chosenAddress(addresses, input.billingAddressId) : address
  // Nothing to pay: a coupon covers it all.
  const isPaid = cart.totals.gross === 0
  const isOnTerms = !isPaid && input.paymentMethodCode === 'NET_TERMS'
  const daysOf = (storeId: string) => (isOnTerms ? terms.find((one) => one.storeId === storeId)?.days : undefined)
  return {
    id: newId(),
    orderNumber: draft.orderNumber,
    buyerId,
    placedBy,
    orderRequestId,
    cartId,
    cartVersion: cart.version,
    // On net terms the stores deliver first.
    status: isPaid || isOnTerms ? 'PLACED' : 'PENDING_PAYMENT',
    paymentMethod: input.paymentMethodCode,
    paymentStatus: isPaid ? 'PAID' : 'UNPAID',
    paymentDueAt: isPaid || input.paymentMethodCode !== 'BANK_TRANSFER' ? null : transferDueAt(now, hoursToPay),
    ...(isOnTerms && { bankAccount }),
    purchaseOrderNumber: input.purchaseOrderNumber?.trim() || null,
    costCentre,
    note: input.note?.trim() || null,
    address: copyOf(address),
    billingAddress: copyOf(billingAddress),
    addressId: address.id,
    billingAddressId: billingAddress.id,
    buyerVatId: cart.tax.vatId,
    couponCode: cart.couponProblem ? null : cart.couponCode,
    totals: cart.totals,
    language: buyer.language,
    createdAt: now,
    stores: cart.stores
      .map((store) => ({ ...store, lines: store.lines.filter(isSelected) }))
      .filter(({ lines }) => lines.length > 0)
      .map(({ storeId, storeName, storeSlug, totals, delivery, lines }) => ({
        storeId,
        storeName,
        storeSlug,
        totals,
        arrival: delivery.arrival,
        allowsPartial: allowsPartial(delivery.partialDelivery, input.partialDeliveryStoreIds?.includes(storeId)),
        ...termsOf(daysOf(storeId)),
        lines: lines.map((line) => orderLine(line, buyer.language, pictures)),
      })),
  }
}

const termsOf = (termsDays: number | undefined) => (termsDays === undefined ? {} : { termsDays })

// Who is asked and says nothing gets all at once: nobody owes a buyer to take a part (§ 266 BGB).
const allowsPartial = (rule: PartialDeliveryRule, isChosen = false) => rule === 'ALWAYS' || (rule === 'ASK' && isChosen)

function chosenAddress(addresses: Address[], addressId: string | undefined): Address {
  const chosen = addressOf(addresses, addressId)
  if (!chosen) throw Problem.of('ADDRESS_MISSING')
  return chosen
}

const copyOf = ({ id: _, selected: __, ...copy }: Address): OrderAddress => copy

/** The named one, or the selected one, or the newest. Throws NOT_FOUND for one that is not the buyer's. */
export function addressOf(addresses: Address[], addressId: string | undefined): Address | undefined {
  const named = addresses.find(({ id }) => id === addressId)
  if (addressId && !named) throw Problem.of('NOT_FOUND')
  return named ?? preferredAddress(addresses)
}

/** Where goods go when the buyer says nothing else. */
const preferredAddress = (addresses: Address[]): Address | undefined =>
  addresses.find(({ selected }) => selected) ?? addresses[0]

const orderLine = (line: EvaluatedLine, language: Language, pictures: Deps['pictures']): OrderLine => ({
  skuId: line.skuId,
  nameDe: line.nameDe,
  nameEn: line.nameEn,
  brand: line.brand,
  imageUrl: line.design
    ? designPictureUrl(line.design.sheetToken)
    : (productPictureUrls(line, language, pictures)[0] ?? ''),
  quantity: line.quantity,
  isPack: isPackOf(line),
  priceCents: line.priceCents,
  unitPriceCents: line.unitPriceCents,
  priceUnit: line.priceUnit,
  taxRateBp: line.taxRateBp,
  deposits: line.deposits,
  setupFeeCents: line.setupFeeCents,
  design: line.design && orderedDesign(line.design),
})

const orderedDesign = ({ id, title, sheetToken, leadTimeDays }: LineDesign): OrderedDesign => ({
  id,
  title,
  previewUrl: designPictureUrl(sheetToken),
  leadTimeDays,
})
