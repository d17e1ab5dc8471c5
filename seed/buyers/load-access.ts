import type { Db } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'

type Application = {
  buyer: string
  /** Which of the exclusive products, counted from 0. */
  product: number
  message: string
  status: 'PENDING' | 'GRANTED' | 'REJECTED'
  reason?: string
  daysAgo: number
  /** Days the access holds from the decision; without it there is no end. */
  holdsDays?: number
}

const applications: Application[] = [
  {
    buyer: 'hotel',
    product: 0,
    message: 'Wir möchten den Artikel auf unserem Frühstücksbuffet anbieten, etwa 60 Gäste am Tag.',
    status: 'GRANTED',
    daysAgo: 40,
  },
  {
    buyer: 'cafe',
    product: 0,
    message: 'Für unsere neue Filiale am Rudolfplatz suchen wir etwas Eigenes.',
    status: 'PENDING',
    daysAgo: 2,
  },
  {
    buyer: 'restaurant',
    product: 1,
    message: 'Wir planen ein Menü zur Spargelzeit und würden den Artikel gern dafür führen.',
    status: 'GRANTED',
    daysAgo: 90,
    holdsDays: 60,
  },
  {
    buyer: 'retail',
    product: 1,
    message: 'Unsere Kundschaft fragt danach. Wir verkaufen auch im Netz.',
    status: 'REJECTED',
    reason: 'Diesen Artikel geben wir nur an die Gastronomie ab.',
    daysAgo: 12,
  },
  {
    buyer: 'hotel',
    product: 2,
    message: 'Als Begrüßung auf den Zimmern, 80 Stück im Monat.',
    status: 'PENDING',
    daysAgo: 1,
  },
]

/** Applications of the demo buyers for exclusive products in every state, first for those of the demo supplier's store. */
export async function loadAccess(db: Db, baseDate: Date): Promise<void> {
  const products = await db<{ skuId: string; storeId: string }[]>`
    select p.sku_id, p.store_id from product p join store s on s.id = p.store_id
    where p.is_exclusive and p.status = 'ACTIVE'
    order by s.slug <> 'roesterei-tidemar', length(p.sku_id), p.sku_id limit 3`
  for (const application of applications) {
    const product = products[application.product]
    if (product) await loadApplication(db, { ...application, ...product, baseDate })
  }
}

type Loaded = Application & { skuId: string; storeId: string; baseDate: Date }

async function loadApplication(db: Db, { buyer, skuId, storeId, message, status, baseDate, ...rest }: Loaded) {
  const { reason = null, daysAgo, holdsDays } = rest
  const [account] = await db<{ id: string }[]>`
    select id from account where email = ${`${buyer}@demo.tresen.example`}`
  if (!account) return
  const at = (days: number) => new Date(baseDate.getTime() + days * 86_400_000)
  const expiresAt = holdsDays === undefined ? null : at(holdsDays + 1 - daysAgo)
  const decidedAt = status === 'PENDING' ? null : at(1 - daysAgo)
  const owner = { buyerId: account.id, skuId }
  const request = { ...owner, id: newId(), storeId, message, status, reason, expiresAt }
  await db`
    insert into exclusive_request ${db({ ...request, createdAt: at(-daysAgo), decidedAt })}
    on conflict do nothing`
  if (status === 'GRANTED')
    await db`
      insert into exclusive_grant ${db({ ...owner, grantedAt: decidedAt, expiresAt })} on conflict do nothing`
}
