import { storedSeller, type Seller } from '../../contract/trade/seller.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { followPauses } from './pause.ts'

type NewStore = { id: string; slug: string; name: string; seller: Seller; now: Date }

const GERMANY = 1
const TILE_COLOR = '#1c2230'

/** A store that is shown nowhere, with its address; it has an ending of its own where another store has the name. */
export async function insertSetUpStore(tx: Tx, { slug, ...store }: NewStore): Promise<void> {
  if (await isInserted(tx, { slug, ...store })) return
  await isInserted(tx, { slug: `${slug.slice(0, 70)}-${store.id.slice(-8)}`, ...store })
}

async function isInserted(tx: Tx, { id, slug, name, seller, now }: NewStore): Promise<boolean> {
  const row = {
    id,
    slug,
    name,
    status: 'SETUP',
    taglineDe: '',
    taglineEn: '',
    descriptionDe: '',
    descriptionEn: '',
    city: seller.cityName,
    countryId: GERMANY,
    tileColor: TILE_COLOR,
    minimumOrderCents: 0,
    shippingFeeCents: 0,
    leadMinDays: 1,
    leadMaxDays: 3,
    legal: tx.json(storedSeller(seller)),
    createdAt: now,
  }
  const made = await tx`insert into store ${tx(row)} on conflict (slug) do nothing`
  return made.count === 1
}

/** From now on buyers see it, unless a pause lasts; papers that are missing stop it in 90 days. */
export async function openStore(tx: Tx, storeId: string, now: Date): Promise<void> {
  await tx`
    update store set status = 'ACTIVE', papers_due_on = (${now}::timestamptz at time zone 'Europe/Berlin')::date + 90
    where id = ${storeId} and status = 'SETUP'`
  await followPauses(tx, [storeId], now)
  await recordChange(tx, [`store:${storeId}`, 'stores', 'products', 'listings', 'categories', 'home'])
}

export async function isInSetUp(sql: Queryable, storeId: string): Promise<boolean> {
  const [row] = await sql`select from store where id = ${storeId} and status = 'SETUP'`
  return row !== undefined
}
