import type { SubOrderAction } from '../../contract/orders/steps.ts'
import { chosen, hashed } from '../goods/article-hash.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** What becomes of the part of one store, where time is left for it. */
type Fate = 'RECEIVED' | 'IN_TWO_PARCELS' | 'REST_CANCELLED' | 'REJECTED' | 'CANCELLED' | 'RETURNED' | 'RETURN_ASKED'

export type PlannedOrder = {
  /** The same for the same order in every load. */
  key: string
  buyer: string
  placedAt: Date
  /** Null: it is never paid, and ends by itself or by the buyer. */
  paidAt: Date | null
  isCancelledUnpaid: boolean
  stores: number
}

// The demo accounts show every stage of an order: hours since it was placed.
const demoAges = [5, 19, 44, 70, 98, 150, 222, 400, 640, 900, 1300, 1900, 2700, 3600]
const MONTHS_DAYS = 180

/** When who orders, in the order of time; always the same for the same names. */
export function planOrders(demoBuyers: string[], houses: string[], baseDate: Date): PlannedOrder[] {
  const ofDemo = demoBuyers.flatMap((buyer) =>
    demoAges.map((hours, i) => planned(buyer, `${buyer} ${i}`, momentBefore(baseDate, `${buyer} ${i}`, hours / 24))),
  )
  const ofHouses = houses.flatMap((buyer) =>
    Array.from({ length: 4 + hashed(buyer, 'orders', 4) }, (_, i) => {
      const key = `${buyer} ${i}`
      return planned(buyer, key, momentBefore(baseDate, key, 1 + hashed(key, 'day', MONTHS_DAYS)))
    }),
  )
  return [...ofDemo, ...ofHouses].toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
}

/** In working hours of that day, and not after the demo's today. */
function momentBefore(baseDate: Date, key: string, days: number): number {
  const day = Math.floor((baseDate.getTime() - days * DAY_MS) / DAY_MS) * DAY_MS
  const at = day + 6 * HOUR_MS + hashed(key, 'minute', 660) * 60_000
  return at < baseDate.getTime() - HOUR_MS ? at : at - DAY_MS
}

function planned(buyer: string, key: string, at: number): PlannedOrder {
  const draw = hashed(key, 'paid', 100)
  const share = hashed(key, 'stores', 10)
  return {
    key,
    buyer,
    placedAt: new Date(at),
    paidAt: draw < 6 ? null : new Date(at + (18 * 60 + hashed(key, 'pays', 600)) * 60_000),
    isCancelledUnpaid: draw < 3,
    stores: share < 5 ? 1 : share < 8 ? 2 : 3,
  }
}

// Of a hundred parts, those below the number and above the one before; the others arrive as they should.
const shares: [Fate, number][] = [
  ['REJECTED', 6],
  ['CANCELLED', 12],
  ['RETURNED', 18],
  ['RETURN_ASKED', 24],
  ['IN_TWO_PARCELS', 34],
  ['REST_CANCELLED', 38],
]

function fateOf(key: string): Fate {
  const draw = hashed(key, 'fate', 100)
  return shares.find(([, below]) => draw < below)?.[0] ?? 'RECEIVED'
}

export type Action = SubOrderAction | 'COMPLETE' | 'PAY_BACK'
export type LifeStep = {
  at: Date
  action: Action
  actor: 'BUYER' | 'STORE' | 'TRESEN'
  wish: { carrier?: string; trackingNumber?: string; reason?: string; lines?: OrderedPieces[] }
}
type OrderedPieces = { skuId: string; quantity: number }

const carriers = ['DHL', 'DPD', 'GLS', 'UPS', 'Spedition Kranich']
const reasons = {
  REJECTED: ['Der Artikel kommt erst in vier Wochen wieder herein.', 'In diese Gegend liefern wir im Moment nicht.'],
  CANCELLED: ['Doppelt bestellt.', 'Die Veranstaltung fällt aus.'],
  RETURNED: ['Zwei Kartons kamen beschädigt an.', 'Passt nicht zu unserem Geschirr.', 'Zu viel bestellt.'],
}

/** The steps of one store's part once it is paid; who tells the story stops at today. */
export function lifeOf(key: string, paidAt: Date, lines: OrderedPieces[]): LifeStep[] {
  const fate = fateOf(key)
  const after = (hours: number) => new Date(paidAt.getTime() + hours * HOUR_MS)
  const confirms = 2 + hashed(key, 'confirms', 8)
  const ships = confirms + 12 + hashed(key, 'ships', 36)
  const arrives = ships + 24 + hashed(key, 'arrives', 40)
  const reason = (of: keyof typeof reasons) => ({ reason: chosen(key, 'reason', reasons[of]) })
  const payBack = (hours: number): LifeStep => ({ at: after(hours), action: 'PAY_BACK', actor: 'TRESEN', wish: {} })
  const confirm: LifeStep = { at: after(confirms), action: 'CONFIRM', actor: 'STORE', wish: {} }
  const ship = (hours: number, pieces?: OrderedPieces[]): LifeStep => ({
    at: after(hours),
    action: 'SHIP',
    actor: 'STORE',
    wish: { ...parcel(`${key} ${hours}`), ...(pieces && { lines: pieces }) },
  })
  if (fate === 'REJECTED')
    return [{ at: after(confirms), action: 'REJECT', actor: 'STORE', wish: reason('REJECTED') }, payBack(confirms + 50)]
  if (fate === 'CANCELLED')
    return [{ at: after(1), action: 'CANCEL', actor: 'BUYER', wish: reason('CANCELLED') }, payBack(60)]
  // Goods of two kinds at least can leave in two parcels.
  const isSplit = (fate === 'IN_TWO_PARCELS' || fate === 'REST_CANCELLED') && lines.length > 1
  const begin = isSplit ? [confirm, ship(ships, lines.slice(0, 1))] : [confirm, ship(ships)]
  const second = isSplit ? 60 + hashed(key, 'second', 60) : 0
  if (isSplit && fate === 'IN_TWO_PARCELS') begin.push(ship(ships + second))
  if (isSplit && fate === 'REST_CANCELLED')
    begin.push({ at: after(ships + second), action: 'CANCEL_REST', actor: 'STORE', wish: reason('REJECTED') }, payBack(ships + second + 60)) // prettier-ignore
  const arrived = arrives + second
  const isSeen = hashed(key, 'is confirmed', 3) === 0
  begin.push({ at: after(arrived), action: isSeen ? 'CONFIRM_DELIVERY' : 'MARK_DELIVERED', actor: isSeen ? 'BUYER' : 'STORE', wish: {} }) // prettier-ignore
  if (fate === 'RETURNED' || fate === 'RETURN_ASKED')
    begin.push({ at: after(arrived + 48), action: 'REQUEST_RETURN', actor: 'BUYER', wish: { ...reason('RETURNED'), lines: lines.slice(0, fate === 'RETURNED' ? lines.length : 1) } }) // prettier-ignore
  if (fate === 'RETURNED')
    return [...begin, { at: after(arrived + 150), action: 'ACCEPT_RETURN', actor: 'STORE', wish: {} }, payBack(arrived + 200)] // prettier-ignore
  if (fate === 'RETURN_ASKED')
    begin.push({ at: after(arrived + 200), action: 'DECLINE_RETURN', actor: 'STORE', wish: { reason: 'Die Ware war angebrochen.' } }) // prettier-ignore
  return [...begin, { at: after(arrived + 14 * 24 + 1), action: 'COMPLETE', actor: 'TRESEN', wish: {} }]
}

const parcel = (key: string) => ({
  carrier: chosen(key, 'carrier', carriers),
  trackingNumber: `00340${String(hashed(key, 'parcel', 1_000_000_000)).padStart(9, '0')}${hashed(key, 'last', 1_000_000)}`,
})
