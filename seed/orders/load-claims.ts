import { openClaim } from '../../api/claims/open-claim.ts'
import { findClaimable } from '../../api/claims/queries.ts'
import { changeClaim, type ClaimChange } from '../../api/claims/take-claim-step.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as claimsApi from '../../contract/claims/claims.ts'
import { inTransaction } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'
import { payBack } from './load-orders.ts'
import { CLAIMED_ARRIVED_HOURS } from './plan-open-orders.ts'

const HOUR_MS = 3_600_000

type Delivery = {
  storeId: string
  buyerId: string
  orderId: string
  subOrderNumber: string
  personId: string
  at: Date
}
type Line = Pick<InputOf<typeof claimsApi.open>['lines'][number], 'problem' | 'remedy'>
type Step = Pick<ClaimChange, 'actor' | 'action' | 'words'> & { refunded?: number; replaced?: number }
type Life = { hoursAgo: number; pieces: number; line: Line; words: string; steps: (Step & { hoursAgo: number })[] }

/** One of each that somebody has to do something about, and one that is over. */
const lives: Life[] = [
  {
    hoursAgo: 5,
    pieces: 2,
    line: { problem: 'DAMAGED', remedy: 'REFUND' },
    words: 'Zwei Packungen sind aufgerissen, der Karton war auf einer Seite eingedrückt.',
    steps: [],
  },
  {
    hoursAgo: 30,
    pieces: 2,
    line: { problem: 'MISSING', remedy: 'REPLACEMENT' },
    words: 'Auf dem Lieferschein standen sie, im Karton lagen sie nicht.',
    steps: [{ hoursAgo: 20, actor: 'STORE', action: 'ANSWER', replaced: 2 }],
  },
  {
    hoursAgo: 50,
    pieces: 3,
    line: { problem: 'EXPIRED', remedy: 'REFUND' },
    words: 'Das Mindesthaltbarkeitsdatum ist nächste Woche.',
    steps: [
      {
        hoursAgo: 30,
        actor: 'STORE',
        action: 'ANSWER',
        refunded: 1,
        words: 'Nur eine Packung war aus der alten Charge.',
      },
      { hoursAgo: 8, actor: 'BUYER', action: 'CONTEST', words: 'Auf allen dreien steht dasselbe Datum.' },
    ],
  },
  {
    hoursAgo: 140,
    pieces: 1,
    line: { problem: 'WRONG', remedy: 'REFUND' },
    words: 'Das ist eine andere Sorte, als wir bestellt haben.',
    steps: [{ hoursAgo: 120, actor: 'STORE', action: 'ANSWER', refunded: 1 }],
  },
]

/** Claims at the stores of the demo's suppliers, each step at its moment. Nobody is told by mail; where there are some nothing happens. */
export async function loadClaims(deps: Deps, baseDate: Date): Promise<void> {
  const [existing] = await deps.db`select 1 from claim limit 1`
  if (existing) return
  for (const ofStore of Map.groupBy(await findDeliveries(deps, baseDate), ({ storeId }) => storeId).values())
    for (const index of lives.keys()) await live(deps, baseDate, { delivery: ofStore[index % ofStore.length]!, index })
}

/** What plan-open-orders.ts has delivered for them. */
const findDeliveries = ({ db }: Deps, baseDate: Date) => db<Delivery[]>`
  select s.store_id, s.buyer_id, s.order_id, s.sub_order_number, m.account_id as person_id
  from sub_order s
  join lateral (select account_id from membership where company_id = s.buyer_id order by account_id limit 1) m on true
  where s.status = 'DELIVERED' and s.return_request is null
    and s.status_at between ${hoursBefore(baseDate, CLAIMED_ARRIVED_HOURS)} and ${hoursBefore(baseDate, CLAIMED_ARRIVED_HOURS - 1)}
    and s.store_id in (
      select m.store_id from membership m join account a on a.id = m.account_id
      where m.store_id is not null and a.email like '%@demo.tresen.example')
  order by s.store_id, s.sub_order_number`

const hoursBefore = (date: Date, hours: number) => new Date(date.getTime() - hours * HOUR_MS)

async function live(deps: Deps, baseDate: Date, { delivery, index }: { delivery: Delivery; index: number }) {
  const life = lives[index]!
  const { buyerId, subOrderNumber, personId } = delivery
  const then = (hoursAgo: number): Deps => {
    const at = hoursBefore(baseDate, hoursAgo)
    return { ...deps, clock: { now: () => at }, jobs: silentJobs(deps.jobs) }
  }
  const goods = (await findClaimable(deps.db, buyerId, subOrderNumber))?.lines.filter(({ claimable }) => claimable > 0)
  const line = goods?.[index % goods.length]
  if (!line) return
  const lines = [{ ...life.line, productSkuId: line.skuId, quantity: Math.min(life.pieces, line.claimable) }]
  const opener = { account: { companyId: buyerId, personId }, keyed: undefined, language: 'de' } as const
  const number = await openClaim(then(life.hoursAgo), opener, { subOrderNumber, lines, words: life.words })
  for (const { hoursAgo, refunded = 0, replaced = 0, ...step } of life.steps) {
    const change = { ...step, owner: null, number, authorId: null, language: 'de' } as const
    const outcome = step.action === 'ANSWER' ? [{ productSkuId: line.skuId, refunded, replaced }] : undefined
    await inTransaction(deps.db, async (tx) => {
      await changeClaim(tx, then(hoursAgo), { ...change, outcome })
      await payBack(tx, then(hoursAgo), delivery)
    })
  }
}
