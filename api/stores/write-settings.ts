import type { AutoConfirm, StoreProfile, StorePart } from '../../contract/store-settings.ts'
import type { StorePictures } from './picture-address.ts'
import type { Establishment } from '../../contract/trade/establishments.ts'
import { storedSeller, type Seller } from '../../contract/trade/seller.ts'
import type { Queryable } from '../platform/db.ts'

export type StoreSettings = {
  storeId: string
  storeName: string
  slug: string
  isActive: boolean
  isInSetUp: boolean
  profile: StoreProfile
  pictures: Pick<StorePictures, 'logo' | 'cover'>
  terms: TermsCents
  legal: Partial<Seller>
  lucid: string | null
  lucidUntil: string | null
  gpsr: GpsrContact | null
  establishments: Establishment[]
  autoConfirm: AutoConfirm
  partVersions: Partial<Record<StorePart, number>>
}
/** Who answers for the safety of products. */
export type GpsrContact = { name: string; address: string; email: string }
export type TermsCents = {
  minimumOrderCents: number
  shippingFeeCents: number
  shippingFreeFromCents: number | null
  leadMinDays: number
  leadMaxDays: number
  returnsDe: string
  returnsEn: string
}

const settings = (sql: Queryable, storeId: string) => sql`
  select id as store_id, name as store_name, slug, status = 'ACTIVE' as is_active, status = 'SETUP' as is_in_set_up,
    jsonb_build_object('taglineDe', tagline_de, 'taglineEn', tagline_en, 'descriptionDe', description_de,
      'descriptionEn', description_en) as profile,
    jsonb_build_object('logo', logo, 'cover', cover) as pictures,
    jsonb_build_object('minimumOrderCents', minimum_order_cents, 'shippingFeeCents', shipping_fee_cents,
      'shippingFreeFromCents', shipping_free_from_cents, 'leadMinDays', lead_min_days, 'leadMaxDays', lead_max_days,
      'returnsDe', returns_de, 'returnsEn', returns_en) as terms,
    legal, lucid, lucid_until::text, gpsr, establishments, auto_confirm, part_versions
  from store where id = ${storeId}`

export async function findSettings(sql: Queryable, storeId: string): Promise<StoreSettings> {
  const [row] = await sql<[StoreSettings]>`${settings(sql, storeId)}`
  return row
}

/** The same, held until the transaction ends. */
export async function lockSettings(sql: Queryable, storeId: string): Promise<StoreSettings> {
  const [row] = await sql<[StoreSettings]>`${settings(sql, storeId)} for no key update`
  return row
}

type Written = { storeId: string; part: StorePart; version: number }

export const writeProfile = (sql: Queryable, { storeId, ...written }: Written, profile: StoreProfile) => sql`
  update store set tagline_de = ${profile.taglineDe}, tagline_en = ${profile.taglineEn},
    description_de = ${profile.descriptionDe}, description_en = ${profile.descriptionEn}, ${versioned(sql, written)}
  where id = ${storeId}`

export const writePictures = (
  sql: Queryable,
  { storeId, ...written }: Written,
  { logo, cover }: StoreSettings['pictures'],
) => sql`
  update store set logo = ${logo && sql.json(logo)}, cover = ${cover && sql.json(cover)}, ${versioned(sql, written)}
  where id = ${storeId}`

export const writeTerms = (sql: Queryable, { storeId, ...written }: Written, terms: TermsCents) => sql`
  update store set minimum_order_cents = ${terms.minimumOrderCents}, shipping_fee_cents = ${terms.shippingFeeCents},
    shipping_free_from_cents = ${terms.shippingFreeFromCents}, lead_min_days = ${terms.leadMinDays},
    lead_max_days = ${terms.leadMaxDays}, returns_de = ${terms.returnsDe}, returns_en = ${terms.returnsEn},
    ${versioned(sql, written)}
  where id = ${storeId}`

type Legal = { seller: Seller } & Pick<StoreSettings, 'lucid' | 'lucidUntil' | 'gpsr' | 'establishments'>

export const writeLegal = (
  sql: Queryable,
  { storeId, ...written }: Written,
  { seller, lucid, lucidUntil, gpsr, establishments }: Legal,
) => sql`
  update store set legal = ${sql.json(storedSeller(seller))}, lucid = ${lucid}, lucid_until = ${lucidUntil},
    gpsr = ${gpsr && sql.json(gpsr)}, establishments = ${sql.json(establishments)}, ${versioned(sql, written)}
  where id = ${storeId}`

export const writeAutoConfirm = (sql: Queryable, storeId: string, autoConfirm: AutoConfirm) => sql`
  update store set auto_confirm = ${autoConfirm} where id = ${storeId}`

const versioned = (sql: Queryable, { part, version }: Omit<Written, 'storeId'>) =>
  sql`part_versions = part_versions || jsonb_build_object(${part}::text, ${version}::int)`
