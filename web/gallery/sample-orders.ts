import type { Address } from '../../contract/account.ts'
import type { Cart, CartItem, StoreCart } from '../../contract/cart.ts'
import type { Totals } from '../../contract/totals.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { SubOrder, SubOrderStatus } from '../../contract/orders/orders.ts'
import type { Language } from '../../contract/platform/values.ts'
import { galleryTexts, pictures, samplePrice, sampleStore } from './samples.ts'

export const sampleAddress: Address = {
  id: '00000000-0000-7000-8000-000000000002',
  firstName: 'Jana',
  lastName: 'Brandt',
  email: 'jana@hotel.example',
  phoneNumber: '+49 30 1234567',
  countryId: 1,
  companyName: 'Hotel Spreeblick',
  street: 'Oranienstraße',
  streetNumber: '12 a',
  cityName: 'Berlin',
  postalCode: '10997',
  label: '',
  deliveryNotes: '',
  selected: false,
}

function sampleTotals(language: Language, netCents: number): Totals {
  const taxCents = Math.round(netCents * 0.07)
  const both = (cents: number) => [cents / 100, moneyText(cents, language)] as const
  const [netTotal, netTotalText] = both(netCents)
  const [tax, taxText] = both(taxCents)
  const [grossTotal, grossTotalText] = both(netCents + taxCents)
  const [none, noneText] = both(0)
  return {
    netTotal,
    netTotalText,
    tax,
    taxText,
    grossTotal,
    grossTotalText,
    taxCase: 'DOMESTIC',
    taxNote: null,
    discountTotal: none,
    discountTotalText: noneText,
    deposit: none,
    depositText: noneText,
    shipping: none,
    shippingText: noneText,
    taxLines: [{ rate: 7, base: netTotal, amount: tax, amountText: taxText }],
  }
}

export function sampleLine(language: Language, values: Partial<CartItem> & { productSkuId: string }): CartItem {
  const { price, priceText, finalNetPrice, finalNetPriceText, sumOfDiscountsPrice } = samplePrice(language, 1890)
  return {
    price,
    priceText,
    finalNetPrice,
    finalNetPriceText,
    sumOfDiscountsPrice,
    name: galleryTexts[language].samples.espresso,
    brand: 'Tidemar',
    imageUrl: pictures[0]!,
    canonicalUrl: '/products/x-900001',
    quantity: 16,
    countPerBox: 8,
    minimumQuantity: 8,
    stock: 480,
    setupFee: 0,
    setupFeeText: '',
    lineTotal: 302.4,
    lineTotalText: moneyText(30_240, language),
    taxRate: 7,
    deposit: null,
    design: null,
    selected: true,
    problems: [],
    ...values,
  }
}

export function sampleStoreCart(language: Language, values: Partial<StoreCart> = {}): StoreCart {
  const { storeId, storeName, storeUrl, mediaUrl, minimumOrderAmount, minimumOrderAmountText } = sampleStore(language)
  return {
    storeId,
    storeName,
    storeUrl,
    mediaUrl,
    minimumOrderAmount,
    minimumOrderAmountText,
    selected: true,
    isEligibleForSale: true,
    delivery: {
      isPossible: true,
      text: galleryTexts[language].samples.arrival,
    },
    missingAmount: 0,
    missingAmountText: '',
    items: [sampleLine(language, { productSkuId: '900001' })],
    summary: sampleTotals(language, 30_240),
    ...values,
  }
}

export function sampleCart(language: Language, values: Partial<Cart> = {}): Cart {
  const store = sampleStoreCart(language)
  return {
    version: 1,
    carts: [store],
    checkoutSummary: store.summary,
    couponCode: null,
    coupon: null,
    itemCount: 3,
    canCheckout: true,
    blocking: [],
    ...values,
  }
}

type Event = [SubOrderStatus, string]

/** One store's part of an order that has come this far; `events` are its states with their words. */
export function sampleSubOrder(language: Language, events: Event[], values: Partial<SubOrder> = {}): SubOrder {
  const line = sampleLine(language, { productSkuId: '900001' })
  const [status, statusText] = events.at(-1)!
  return {
    storeId: sampleStore(language).storeId,
    storeName: line.brand,
    storeUrl: sampleStore(language).storeUrl,
    subOrderNumber: 'T100234-1',
    status,
    statusText,
    arrival: null,
    expectedShipment: null,
    items: [
      {
        ...line,
        shippedQuantity: 8,
        cancelledQuantity: 0,
        returnedQuantity: 0,
        creditedQuantity: 0,
        returnableQuantity: 0,
        canReview: status === 'DELIVERED',
      },
    ],
    shipments: [],
    claims: [],
    canClaim: false,
    returnRequest: null,
    summary: sampleTotals(language, 30_240),
    documents: [{ type: 'INVOICE', number: 'TID-2026-0042', url: '' }],
    timeline: events.map(([step, text], day) => ({
      status: step,
      statusText: text,
      at: new Date(Date.UTC(2026, 10, 16 + day, 9, 30)),
      by: line.brand,
    })),
    version: events.length,
    allowedActions: [],
    ...values,
  }
}
