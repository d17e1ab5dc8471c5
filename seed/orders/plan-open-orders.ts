import { hashed } from '../goods/article-hash.ts'
import { lifeOf, type LifeStep } from './plan-orders.ts'

const HOUR_MS = 3_600_000
/** So long before the demo begins has arrived what is claimed. */
export const CLAIMED_ARRIVED_HOURS = 150

const PAST_DAYS = 95

type Stage = 'NEW' | 'OVERDUE' | 'TO_SHIP' | 'PARTLY_SHIPPED' | 'RETURN_ASKED' | 'CLAIMED' | 'ON_THE_WAY' | 'PAST'
type Pieces = { skuId: string; quantity: number }

export type OpenOrder = {
  key: string
  storeId: string
  buyer: string
  paidAt: Date
  steps: (lines: Pieces[]) => LifeStep[]
}

// How many of each a store has to deal with on the demo's first morning.
const stages: [Stage, number][] = [
  ['NEW', 9],
  ['OVERDUE', 2],
  ['TO_SHIP', 5],
  ['PARTLY_SHIPPED', 2],
  ['RETURN_ASKED', 1],
  // What is wrong with them follows in load-claims.ts.
  ['CLAIMED', 2],
  ['ON_THE_WAY', 2],
  // What the charts and levels of a store are drawn from, and what its payouts are made of.
  ['PAST', 22],
]

/** What waits for these stores when the demo begins: new, overdue, to be shipped, open in part, to be taken back; and three months before that. */
export function planOpenOrders(storeIds: string[], buyers: string[], baseDate: Date): OpenOrder[] {
  return storeIds.flatMap((storeId, store) =>
    stages.flatMap(([stage, count]) =>
      Array.from({ length: count }, (_, i) => {
        const key = `open ${store} ${stage} ${i}`
        return planned(stage, {
          key,
          storeId,
          buyer: buyers[hashed(key, 'buyer', buyers.length)]!,
          baseDate,
          place: i / count,
        })
      }),
    ),
  )
}

/** `place`: how far along its like it is, from 0 to below 1. */
type Planning = { key: string; storeId: string; buyer: string; baseDate: Date; place: number }

function planned(stage: Stage, { key, storeId, buyer, baseDate, place }: Planning): OpenOrder {
  const ago = (hours: number) => new Date(baseDate.getTime() - hours * HOUR_MS)
  const minutes = hashed(key, 'minutes', 50) / 60
  const by = (hours: number, action: LifeStep['action'], more: Partial<LifeStep> = {}): LifeStep => ({
    at: ago(hours - minutes),
    action,
    actor: 'STORE',
    wish: {},
    ...more,
  })
  const order = (paid: number, steps: OpenOrder['steps'] = () => []) => ({
    key,
    storeId,
    buyer,
    paidAt: ago(paid),
    steps,
  })
  const parcel = {
    carrier: 'DHL',
    trackingNumber: `00340${String(hashed(key, 'parcel', 1_000_000_000)).padStart(15, '0')}`,
  }
  // Evenly over the days, from the day before yesterday on, at hours of their own.
  if (stage === 'PAST') {
    const hours = Math.round(48 + place * PAST_DAYS * 24) + hashed(key, 'hours', 24)
    return order(hours, (lines) => lifeOf(key, ago(hours), lines))
  }
  if (stage === 'ON_THE_WAY') return order(60, () => [by(50, 'CONFIRM'), by(18, 'SHIP', { wish: parcel })])
  if (stage === 'NEW') return order(2 + hashed(key, 'hours', 16))
  if (stage === 'OVERDUE') return order(26 + hashed(key, 'hours', 6))
  if (stage === 'TO_SHIP') return order(34, () => [by(3 + hashed(key, 'hours', 20), 'CONFIRM')])
  if (stage === 'PARTLY_SHIPPED')
    return order(70, (lines) => [by(60, 'CONFIRM'), by(20, 'SHIP', { wish: { ...parcel, lines: lines.slice(0, 1) } })])
  if (stage === 'CLAIMED')
    return order(200, () => [
      by(190, 'CONFIRM'),
      by(180, 'SHIP', { wish: parcel }),
      by(CLAIMED_ARRIVED_HOURS, 'MARK_DELIVERED'),
    ])
  return order(200, (lines) => [
    by(190, 'CONFIRM'),
    by(180, 'SHIP', { wish: parcel }),
    by(100, 'MARK_DELIVERED'),
    by(20, 'REQUEST_RETURN', {
      actor: 'BUYER',
      wish: { reason: 'Zwei Kartons kamen beschädigt an.', lines: lines.slice(0, 1) },
    }),
  ])
}
