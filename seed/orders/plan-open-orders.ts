import { hashed } from '../goods/article-hash.ts'
import type { LifeStep } from './plan-orders.ts'

const HOUR_MS = 3_600_000
/** So long before the demo begins has arrived what is claimed. */
export const CLAIMED_ARRIVED_HOURS = 150

type Stage = 'NEW' | 'OVERDUE' | 'TO_SHIP' | 'PARTLY_SHIPPED' | 'RETURN_ASKED' | 'CLAIMED'
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
]

/** What waits for these stores when the demo begins: new, overdue, to be shipped, open in part, to be taken back. */
export function planOpenOrders(storeIds: string[], buyers: string[], baseDate: Date): OpenOrder[] {
  return storeIds.flatMap((storeId, store) =>
    stages.flatMap(([stage, count]) =>
      Array.from({ length: count }, (_, i) => {
        const key = `open ${store} ${stage} ${i}`
        return planned(stage, { key, storeId, buyer: buyers[hashed(key, 'buyer', buyers.length)]!, baseDate })
      }),
    ),
  )
}

type Planning = { key: string; storeId: string; buyer: string; baseDate: Date }

function planned(stage: Stage, { key, storeId, buyer, baseDate }: Planning): OpenOrder {
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
