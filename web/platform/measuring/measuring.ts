import { skuOf } from '../../paths.ts'
import { readConsent, tagManagerId } from './consent.ts'
import {
  cartEvent,
  checkoutEvent,
  listEvents,
  purchaseEvent,
  selectEvent,
  viewEvent,
  wishlistEvent,
  type EcommerceEvent,
  type Item,
  type TrackedProduct,
} from './ecommerce-events.ts'

declare global {
  interface Window {
    /** What the tag manager reads; does not exist before somebody has agreed. */
    dataLayer?: unknown[]
  }
}

/** Tracked items of lists by SKU, for when a product of one of them is chosen. */
const listed = new Map<string, Item>()
let isStarted = false

/** Loads the tag manager, once, after consent only. */
export function start(): void {
  const id = tagManagerId()
  if (isStarted || !id || readConsent() !== 'granted') return
  isStarted = true
  window.dataLayer = []
  // Consent covers statistics only: tags of advertising stay off.
  consentMode('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
  document.addEventListener('click', trackSelection, { capture: true })
}

/** Deletes the cookies that measuring has set on this site; what is loaded ends with the page. */
export function deleteCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!)
  for (const name of names.filter((known) => known.startsWith('_g')))
    for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}

// A tag sets its cookies on the widest domain it may.
const domainsOf = (host: string) => {
  const parts = host.split('.')
  return ['', ...parts.map((_, from) => `; Domain=${parts.slice(from).join('.')}`)]
}

export function trackList(name: string, products: readonly TrackedProduct[]): void {
  for (const event of listEvents(name, products)) {
    for (const item of event.ecommerce.items) listed.set(item.item_id, item)
    push(event)
  }
}
export const trackView = (product: TrackedProduct): void => push(viewEvent(product))
export const trackWishlist = (skuId: string): void => push(wishlistEvent(known(skuId)))

type CartLine = Omit<TrackedProduct, 'skuId' | 'price'> & { productSkuId: string; finalNetPrice: number }
type OrderedLine = CartLine & { quantity: number }
export const trackCheckout = (lines: readonly OrderedLine[]): void => push(checkoutEvent(lines.map(boughtOf)))
export const trackPurchase = (order: Parameters<typeof purchaseEvent>[0], lines: readonly OrderedLine[]): void =>
  push(purchaseEvent(order, lines.map(boughtOf)))

const boughtOf = ({ productSkuId: skuId, quantity, name, brand, ...price }: OrderedLine) => ({
  skuId,
  quantity,
  name,
  brand,
  price,
})

type Added = { productSkuId: string; quantity: number }
/** `added` as the buyer entered it, `lines` of the cart it went into. */
export function trackAdded(added: readonly Added[], lines: readonly CartLine[]): void {
  const bought = added.flatMap(({ productSkuId: skuId, quantity }) => {
    const line = lines.find(({ productSkuId }) => productSkuId === skuId)
    return line ? [{ skuId, quantity, name: line.name, brand: line.brand, price: line }] : []
  })
  if (bought.length > 0) push(cartEvent(bought))
}

function trackSelection({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="/products/"]')
  const skuId = link && skuOf(link.pathname)
  if (skuId) push(selectEvent(known(skuId)))
}

const known = (skuId: string) => listed.get(skuId) ?? { item_id: skuId }

// The earlier event's figures would otherwise mix with those of the next one.
function push(event: EcommerceEvent) {
  start()
  if (readConsent() === 'granted') window.dataLayer?.push({ ecommerce: null }, event)
}

// The tag manager takes commands of consent only as an `arguments` object.
function consentMode(..._: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer?.push(arguments)
}
