import { createHash, randomBytes } from 'node:crypto'
import { newId } from '../api/platform/ids.ts'
import type { Role } from '../contract/rights.ts'
import type { Db } from '../api/platform/db.ts'
import type { AccountRow, AddressRow, ProductRow, StoreRow } from './rows.ts'

/** Rows as tests need them: everything has a sensible value, the test names only what it is about. */

export async function createStore(db: Db, values: Partial<StoreRow> = {}) {
  const id = newId()
  const slug = `store-${id.slice(-12)}`
  const row = {
    id,
    slug,
    name: 'Rösterei Tidemar',
    taglineDe: 'Geröstet am Hafen.',
    taglineEn: 'Roasted by the harbour.',
    descriptionDe: 'Kaffee aus Hamburg.',
    descriptionEn: 'Coffee from Hamburg.',
    city: 'Hamburg',
    countryId: 1,
    tileColor: '#1c2230',
    minimumOrderCents: 0,
    shippingFeeCents: 0,
    shippingFreeFromCents: null,
    leadMinDays: 1,
    leadMaxDays: 3,
    legal: db.json({
      companyName: 'Tidemar GmbH',
      address: 'Kai 1, 20457 Hamburg',
      street: 'Kai',
      streetNumber: '1',
      postalCode: '20457',
      cityName: 'Hamburg',
      registerNumber: 'HRB 1',
      vatId: 'DE136695976',
      contactName: 'Buchhaltung',
      contactPhone: '+49 40 23125 001',
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

/** Deposit of 15 cents on the can that each piece comes in. */
export const bottles = (db: Db) => db.json([{ code: 'EINWEG_15', perPieces: 1 }])

export type ProductValues = Partial<ProductRow> & { stock?: number }

/** An ACTIVE product with stock 1,000 at 4.20 €, sold in boxes of 6. Creates its category where it is missing. */
export async function createProduct(db: Db, storeId: string, values: ProductValues = {}) {
  const { stock = 1000, ...given } = values
  const category = given.categorySlug ?? (await createCategory(db))
  const [{ number }] = (await db`select nextval('sku_number') as number`) as unknown as [{ number: number }]
  const row = {
    skuId: String(number),
    storeId,
    supplierSku: `A-${number}`,
    nameDe: 'Espresso Bar, ganze Bohne',
    nameEn: 'Espresso Bar, whole bean',
    brand: 'Tidemar',
    brandSlug: 'tidemar',
    categorySlug: category,
    rootCategorySlug: 'kaffee-tee',
    priceCents: 420,
    finalPriceCents: 420,
    tierPrices: db.json([]),
    priceUnit: 1,
    taxRateBp: 700,
    countPerBox: 6,
    minimumQuantity: 6,
    contentAmount: 1000,
    contentUnit: 'G',
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
  await db`insert into product_detail (sku_id) values (${row.skuId})`
  await db`insert into stock (sku_id, on_hand) values (${row.skuId}, ${stock})`
  return row
}

export type BuyerValues = Partial<AccountRow> & { impersonatedBy?: string | null }

/**
 * An account signed in with a second factor, whose e-mail is confirmed and for which the desk vouches, so that its transfers have no narrower limits
 * than those of regular buyers; the token goes into `request(endpoint, input, { token })`.
 */
export async function createBuyer(db: Db, values: BuyerValues = {}) {
  const { impersonatedBy = null, ...given } = values
  const id = newId()
  const row = {
    id,
    email: `buyer-${id.slice(-12)}@hotel.example`,
    passwordHash: 'none',
    role: 'BUYER',
    firstName: 'Jana',
    lastName: 'Brandt',
    phoneNumber: '+49 30 1234567',
    companyName: 'Café Morgenrot',
    businessType: 'CAFE',
    language: 'de',
    countryId: 1,
    emailConfirmedAt: new Date(),
    trustedAt: new Date(),
    ...given,
  }
  await db`insert into account ${db(row)}`
  const token = randomBytes(32).toString('base64url')
  await db`
    insert into session (token_hash, account_id, impersonated_by, may_write, second_factor_at, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${id}, ${impersonatedBy}, ${impersonatedBy && true},
      now(), now() + interval '7 days')`
  return { id, token, email: row.email }
}

type MemberValues = { companyId?: string; storeId?: string; isOperator?: true; roles: Role[] }

/** Somebody without a company of their own who belongs to this one, or to a store or the operators; signed in there. */
export async function createMember(db: Db, values: MemberValues) {
  const person = await createBuyer(db, { role: 'SUPPLIER', businessType: null })
  const membershipId = newId()
  await db`insert into membership ${db({ ...values, id: membershipId, accountId: person.id })}`
  return { ...person, membershipId }
}

export async function createAddress(db: Db, buyerId: string, values: Partial<AddressRow> = {}) {
  const row = {
    buyerId,
    id: newId(),
    firstName: 'Jana',
    lastName: 'Brandt',
    email: 'jana@hotel.example',
    phoneNumber: '+49 30 1234567',
    countryId: 1,
    companyName: 'Café Morgenrot',
    street: 'Oranienstraße',
    streetNumber: '12 a',
    cityName: 'Berlin',
    postalCode: '10997',
    label: '',
    deliveryNotes: '',
    isSelected: true,
    ...values,
  }
  await db`insert into address ${db(row)}`
  return row
}
