import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../api/platform/ids.ts'
import type { Db } from '../api/platform/db.ts'

/** Rows as tests need them: everything has a sensible value, the test names only what it is about. */

export async function createStore(db: Db, values: Record<string, unknown> = {}) {
  const id = newId()
  const slug = `store-${id.slice(-12)}`
  const row = {
    id,
    slug,
    name: 'Rösterei Tidemar',
    tagline_de: 'Geröstet am Hafen.',
    tagline_en: 'Roasted by the harbour.',
    description_de: 'Kaffee aus Hamburg.',
    description_en: 'Coffee from Hamburg.',
    city: 'Hamburg',
    country_id: 1,
    tile_color: '#1c2230',
    minimum_order_cents: 0,
    shipping_fee_cents: 0,
    shipping_free_from_cents: null,
    lead_min_days: 1,
    lead_max_days: 3,
    legal: db.json({
      companyName: 'Tidemar GmbH',
      address: 'Kai 1, 20457 Hamburg',
      registerNumber: 'HRB 1',
      vatId: 'DE136695976',
      email: 'shop@tidemar.example',
    }),
    ...values,
  }
  await db`insert into store ${db(row)}`
  return row
}

/** A root category and a leaf below it; the leaf's slug is returned. */
export async function createCategory(db: Db, { slug = 'kaffee-bohne', root = 'kaffee-tee', taxRateBp = 700 } = {}) {
  await db`
    insert into category (slug, parent_slug, name_de, name_en, sort, tax_rate_bp, show_in_footer)
    values (${root}, null, 'Kaffee & Tee', 'Coffee & Tea', 1, ${taxRateBp}, true),
           (${slug}, ${root}, 'Kaffee, ganze Bohne', 'Coffee beans', 1, ${taxRateBp}, false)
    on conflict do nothing`
  return slug
}

/** An ACTIVE product with stock 1,000 at 4.20 €, sold in boxes of 6. Creates its category where it is missing. */
export async function createProduct(db: Db, storeId: string, values: Record<string, unknown> = {}) {
  const { stock = 1000, ...given } = values
  const category = (given.category_slug as string | undefined) ?? (await createCategory(db))
  const [{ number }] = (await db`select nextval('sku_number') as number`) as unknown as [{ number: number }]
  const row = {
    sku_id: String(number),
    store_id: storeId,
    supplier_sku: `A-${number}`,
    name_de: 'Espresso Bar, ganze Bohne',
    name_en: 'Espresso Bar, whole bean',
    brand: 'Tidemar',
    brand_slug: 'tidemar',
    category_slug: category,
    root_category_slug: 'kaffee-tee',
    price_cents: 420,
    final_price_cents: 420,
    tier_prices: db.json([]),
    tax_rate_bp: 700,
    count_per_box: 6,
    minimum_quantity: 6,
    content_amount: 1000,
    content_unit: 'G',
    picture: db.json({
      archetype: 'pouch-valve',
      palette: 'nacht',
      layout: 'sun',
      font: 'dm-serif-display',
      icon: 'coffee',
      brand: 'Tidemar',
      name: 'Espresso Bar',
      sub: 'ganze Bohne',
      size: '1 kg',
    }),
    ...given,
  }
  await db`insert into product ${db(row)}`
  await db`insert into product_detail (sku_id) values (${row.sku_id})`
  await db`insert into stock (sku_id, on_hand) values (${row.sku_id}, ${stock as number})`
  return { ...row, skuId: row.sku_id }
}

/**
 * A signed-in account whose e-mail is confirmed and for which the desk vouches, so that its transfers have no narrower limits
 * than those of regular buyers; the token goes into `request(endpoint, input, { token })`.
 */
export async function createBuyer(db: Db, values: Record<string, unknown> = {}) {
  const { impersonated_by = null, ...given } = values
  const id = newId()
  const row = {
    id,
    email: `buyer-${id.slice(-12)}@hotel.example`,
    password_hash: 'none',
    role: 'BUYER',
    first_name: 'Jana',
    last_name: 'Brandt',
    phone_number: '+49 30 1234567',
    company_name: 'Café Morgenrot',
    business_type: 'CAFE',
    language: 'de',
    country_id: 1,
    email_confirmed_at: new Date(),
    trusted_at: new Date(),
    ...given,
  }
  await db`insert into account ${db(row)}`
  const token = randomBytes(32).toString('base64url')
  await db`
    insert into session (token_hash, account_id, impersonated_by, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${id}, ${impersonated_by as string | null}, now() + interval '7 days')`
  return { id, token, email: row.email }
}

export async function createAddress(db: Db, buyerId: string, values: Record<string, unknown> = {}) {
  const row = {
    buyer_id: buyerId,
    id: newId(),
    first_name: 'Jana',
    last_name: 'Brandt',
    email: 'jana@hotel.example',
    phone_number: '+49 30 1234567',
    country_id: 1,
    company_name: 'Café Morgenrot',
    street: 'Oranienstraße',
    street_number: '12 a',
    city_name: 'Berlin',
    postal_code: '10997',
    is_selected: true,
    ...values,
  }
  await db`insert into address ${db(row)}`
  return row
}
