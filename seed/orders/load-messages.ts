import { writeMessage } from '../../api/messages/write-message.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'

const HOUR_MS = 3_600_000

type Delivery = { subOrderNumber: string; buyerId: string; storeId: string; buyersId: string; storesId: string }
type Word = { hoursAgo: number; by: 'BUYER' | 'STORE'; words: string }

/** What is written about deliveries of each store: one waits for an answer, one has it. */
const talks: Word[][] = [
  [{ hoursAgo: 2, by: 'BUYER', words: 'Unsere Rampe ist am Freitag gesperrt. Geht auch Donnerstag vor elf?' }],
  [
    { hoursAgo: 26, by: 'BUYER', words: 'Könnt ihr den Lieferschein bitte außen am Karton anbringen?' },
    { hoursAgo: 22, by: 'STORE', words: 'Gern, wir haben es beim Packen vermerkt.' },
  ],
]

/** Messages at the stores of the demo's suppliers. Nobody is told by mail; where there are some nothing happens. */
export async function loadMessages(deps: Deps, baseDate: Date): Promise<void> {
  const [existing] = await deps.db`select 1 from thread limit 1`
  if (existing) return
  const deliveries = Map.groupBy(await findDeliveries(deps), ({ storeId }) => storeId)
  for (const ofStore of deliveries.values())
    for (const [index, delivery] of ofStore.entries())
      for (const word of talks[index]!) await write(deps, baseDate, { delivery, word })
}

async function write(deps: Deps, baseDate: Date, { delivery, word }: { delivery: Delivery; word: Word }) {
  const { subOrderNumber, buyerId, storeId, buyersId, storesId } = delivery
  const at = new Date(baseDate.getTime() - word.hoursAgo * HOUR_MS)
  const then = { ...deps, clock: { now: () => at }, jobs: silentJobs(deps.jobs) }
  const [owner, authorId] = word.by === 'BUYER' ? [{ buyerId }, buyersId] : [{ storeId }, storesId]
  await writeMessage(then, undefined, {
    owner,
    authorId,
    language: 'de',
    message: { subOrderNumber, words: word.words },
  })
}

/** As many of each store as there are talks, the latest first. */
const findDeliveries = ({ db }: Deps) => db<Delivery[]>`
  select s.sub_order_number, s.buyer_id, s.store_id, buyer.account_id as buyers_id, store.account_id as stores_id
  from (
    select *, row_number() over (partition by store_id order by status_at desc, order_id) as place from sub_order
    where status = 'CONFIRMED'
  ) s
  join lateral (select account_id from membership where company_id = s.buyer_id order by account_id limit 1) buyer on true
  join lateral (
    select m.account_id from membership m join account a on a.id = m.account_id
    where m.store_id = s.store_id and a.email like '%@demo.tresen.example' order by m.account_id limit 1) store on true
  where s.place <= ${talks.length} order by s.store_id, s.place`
