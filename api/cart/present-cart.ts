import type { Cart, CartItem, StoreCart } from '../../contract/cart.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { lineNetCents, totalsOnWire } from '../../contract/totals.ts'
import type { Language } from '../../contract/platform/values.ts'
import { depositOnWire } from '../../contract/trade/deposits.ts'
import { problemSentence } from '../../texts/problem-sentence.ts'
import { taxNote } from '../../texts/tax-note.ts'
import { texts } from '../../texts/texts.ts'
import { deliveryText } from '../delivery/arrival-text.ts'
import { placeOf } from '../delivery/calendar.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { isPackOf } from '../products/pack.ts'
import { piecePrices } from '../products/price.ts'
import { pauseText } from '../stores/pause-text.ts'
import { leadTimeText } from '../stores/read-store.ts'
import { canonicalUrl } from '../products/product-address.ts'
import type { Deps } from '../platform/deps.ts'
import { designPictureUrl } from '../platform/pictures/picture-address.ts'
import type { LineDesign } from './cart-state.ts'
import type { EvaluatedCart, EvaluatedLine, EvaluatedStore } from './evaluate-cart.ts'

type Pictures = Pick<Deps, 'pictures'>

/** The cart as the buyer gets it, in their language. */
export function presentCart(cart: EvaluatedCart, language: Language, deps: Pictures): Cart {
  return {
    version: cart.version,
    carts: cart.stores.map((store) => presentStore(store, cart.destination, { ...deps, language })),
    checkoutSummary: totalsOnWire(cart.totals, language, taxNote(cart.totals.taxCase, language)),
    couponCode: cart.couponCode,
    coupon: presentCoupon(cart, language),
    itemCount: cart.stores.reduce((count, { lines }) => count + lines.length, 0),
    canCheckout: cart.blocking.length === 0,
    blocking: cart.blocking,
  }
}

type Shown = Pictures & { language: Language }

function presentStore(store: EvaluatedStore, destination: EvaluatedCart['destination'], shown: Shown): StoreCart {
  const { language } = shown
  const paused = pauseText(store.pause, language)
  return {
    storeId: store.storeId,
    storeName: store.storeName,
    storeUrl: `/stores/${store.storeSlug}`,
    mediaUrl: `/pictures/stores/${store.storeSlug}`,
    selected: store.lines.every(({ isSelected }) => isSelected),
    isEligibleForSale: store.isStoreEligible,
    ...(paused && { pauseText: paused }),
    delivery: {
      isPossible: store.delivery.isPossible,
      text: deliveryIn(store, destination, language),
      ...(store.delivery.arrival && store.delivery.orderUntil && { orderUntil: store.delivery.orderUntil }),
    },
    ...(store.delivery.partialDelivery === 'ASK' && { asksPartialDelivery: true }),
    minimumOrderAmount: eurosOf(store.minimumOrderCents),
    minimumOrderAmountText: moneyText(store.minimumOrderCents, language),
    missingAmount: eurosOf(store.missingCents),
    missingAmountText: moneyText(store.missingCents, language),
    items: store.lines.map((line) => presentLine(line, language, shown)),
    summary: totalsOnWire(store.totals, language, taxNote(store.totals.taxCase, language)),
  }
}

// Days are named for a German address; elsewhere, and before there is one, the working days that the store needs.
function deliveryIn(
  { delivery, lines }: EvaluatedStore,
  destination: EvaluatedCart['destination'],
  language: Language,
) {
  const { arrival, isPossible } = delivery
  if (!arrival && isPossible) return texts(language).delivery.replies.leadTime(leadTimeText(lines[0]!, language))
  return deliveryText({ arrival, postcode: placeOf(destination)?.postcode ?? null }, language)
}

function presentLine(line: EvaluatedLine, language: Language, { pictures }: Pictures): CartItem {
  const text = (cents: number) => moneyText(cents, language)
  const design = line.design && presentDesign(line.design)
  return {
    productSkuId: line.skuId,
    name: lineName(line, language),
    brand: line.brand,
    imageUrl: design?.previewUrl ?? productPictureUrls(line, language, pictures)[0] ?? '',
    canonicalUrl: canonicalUrl(line),
    quantity: line.quantity,
    countPerBox: line.countPerBox,
    ...(isPackOf(line) && { isPack: true }),
    minimumQuantity: line.minimumQuantity,
    stock: line.stock,
    ...piecePrices(line, line.unitPriceCents, language),
    setupFee: eurosOf(line.setupFeeCents),
    setupFeeText: text(line.setupFeeCents),
    lineTotal: eurosOf(lineNetCents(line)),
    lineTotalText: text(lineNetCents(line)),
    taxRate: line.taxRateBp / 100,
    deposit: depositOnWire(line.deposits, line.quantity, language),
    design,
    selected: line.isSelected,
    problems: line.problems,
  }
}

// Without a token where the buyer may not see the product any more: the preview shows it.
const presentDesign = ({ id, title, sheetToken }: LineDesign) =>
  sheetToken ? { id, title, previewUrl: designPictureUrl(sheetToken) } : null

/** The product's name in a language. */
export const lineName = ({ nameDe, nameEn }: { nameDe: string; nameEn: string }, language: Language) =>
  language === 'de' ? nameDe : nameEn

function presentCoupon({ coupon, couponProblem }: EvaluatedCart, language: Language): Cart['coupon'] {
  if (!coupon) return null
  const details = { minimumAmountText: minimumText(coupon.minimumCents, language) }
  return {
    code: coupon.code,
    kind: coupon.kind,
    description: language === 'de' ? coupon.descriptionDe : coupon.descriptionEn,
    problem: couponProblem && problemSentence(couponProblem, details, language),
  }
}

/** What the sentence of a coupon that does not apply names; null where it asks for no minimum. */
export const minimumText = (minimumCents: number, language: Language) =>
  minimumCents > 0 ? moneyText(minimumCents, language) : null
