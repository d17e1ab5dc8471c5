import type postgres from 'postgres'
import { calendarColumns, temperatureColumn } from '../delivery/queries.ts'
import { hiddenName } from '../exclusive/hidden-exclusive-product.ts'
import { cardTables } from '../products/product-card.ts'
import { reservedFor } from '../products/stock-reservation.ts'
import { isVisibleTo, visibleTo } from '../products/visibility.ts'
import { rowOfJson, unseen, type Queryable, type Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { couponColumns } from '../promotions/coupon-queries.ts'
import type { Coupon } from '../promotions/coupon.ts'
import type { CartKey, CartLine, CartProduct, CartState, LineDesign } from './cart-state.ts'
import { pauseColumn } from '../stores/pause-text.ts'

/** Takes the cart for this transaction, making it where there is none, and raises its version. */
export async function lockCartForWrite(tx: Tx, cartId: string): Promise<void> {
  await tx`
    insert into cart (buyer_id) values (${cartId})
    on conflict (buyer_id) do update set version = cart.version + 1`
}

/** Takes the cart for this transaction and leaves it as it is. */
export async function lockCart(tx: Tx, cartId: string): Promise<void> {
  await tx`select from cart where buyer_id = ${cartId} for update`
}

/** Takes the cart to order it. The founder's is taken first, made where there is none: orders of a company follow each other. */
export async function lockCartToOrder(tx: Tx, { buyerId, cartId }: CartKey): Promise<void> {
  await inOrder([
    () => cartId !== buyerId && tx`insert into cart (buyer_id) values (${buyerId}) on conflict do nothing`,
    () => lockCart(tx, buyerId),
    () => cartId !== buyerId && lockCart(tx, cartId),
  ])
}

type CartRow = Omit<CartState, 'coupon' | 'lines'> & {
  coupon: Record<string, unknown> | null
  isHidden: boolean | null
} & (CartLine | { skuId: null })

/**
 * One statement, so that version, lines, coupon and what decides about the tax belong together without a transaction too.
 * The goods go to the address with this id, else to the one the buyer has selected.
 */
export async function readCartState(sql: Queryable, key: CartKey, addressId: string | null = null): Promise<CartState> {
  const { buyerId, cartId } = key
  const rows = await sql<CartRow[]>`
    select c.version, c.coupon_code, c.seen_gross_cents, coupon.terms as coupon,
      ${taxColumn(sql)} as tax, ${destinationColumn(sql, buyerId, addressId)} as destination,
      ${productColumns(sql, key)}, ${designColumn(sql, buyerId)} as design, i.quantity, i.is_selected,
      i.seen_price_cents, i.seen_price_unit, i.added_at
    from cart c
    join company buyer on buyer.id = ${buyerId}
    left join lateral (
      select row_to_json(terms) as terms
      from (select ${couponColumns(sql, buyerId)} from coupon u where u.code = c.coupon_code) terms
    ) coupon on true
    left join (cart_item i join (${cardTables(sql)}) on p.sku_id = i.sku_id) on i.buyer_id = c.buyer_id
    where c.buyer_id = ${cartId}
    order by i.added_at, i.sku_id`
  const [first] = rows
  if (!first) return emptyCart
  const { version, couponCode, seenGrossCents, coupon, destination } = first
  const tax = { ...first.tax, deliveryCountryId: destination?.countryId ?? null }
  return {
    version,
    couponCode,
    seenGrossCents,
    coupon: coupon && couponOf(coupon),
    tax,
    destination,
    lines: rows.filter(isLine).map((row) => asSeen({ ...row, design: row.design && lineDesignOf(row.design) })),
  }
}

/** Products that a write names; unknown ones are missing, invisible ones say so. */
export async function readCartProducts(sql: Queryable, key: CartKey, skuIds: string[]): Promise<CartProduct[]> {
  return sql<CartProduct[]>`
    select ${productColumns(sql, key)} from ${cardTables(sql)} where p.sku_id = any(${unseen(sql, skuIds)})`
}

type Ordered = { lines: { skuId: string; quantity: number }[]; couponCode: string | null }

/** What was ordered leaves the cart, under a new version; what was added or raised meanwhile stays. */
export async function takeOrderedOut(tx: Tx, cartId: string, { lines, couponCode }: Ordered): Promise<void> {
  const ordered = tx.json(lines.map(({ skuId, quantity }) => ({ sku_id: skuId, quantity })))
  const lineOf = tx`jsonb_to_recordset(${ordered}) as ordered (sku_id text, quantity int)`
  await inOrder([
    () => tx`
      delete from cart_item i using ${lineOf}
      where i.buyer_id = ${cartId} and i.sku_id = ordered.sku_id and i.quantity <= ordered.quantity`,
    () => tx`
      update cart_item i set quantity = i.quantity - ordered.quantity from ${lineOf}
      where i.buyer_id = ${cartId} and i.sku_id = ordered.sku_id and i.quantity > ordered.quantity`,
    () => tx`
      update cart set version = version + 1, seen_gross_cents = 0,
        coupon_code = case when coupon_code = ${couponCode}::text then null else coupon_code end
      where buyer_id = ${cartId}`,
  ])
}

/** A cart beside the members' own, with what is selected in one of them. Both are the caller's for this transaction. */
export async function setSelectedApart(
  tx: Tx,
  { from, to }: { from: string; to: string },
  head: CartHead,
): Promise<void> {
  await inOrder([
    () => tx`
      insert into cart (buyer_id, version, coupon_code, seen_gross_cents)
      values (${to}, ${head.version}, ${head.couponCode}, ${head.seenGrossCents})`,
    () => tx`update cart_item set buyer_id = ${to} where buyer_id = ${from} and is_selected`,
    () => tx`
      update cart set version = version + 1, seen_gross_cents = 0,
        coupon_code = case when coupon_code = ${head.couponCode}::text then null else coupon_code end
      where buyer_id = ${from}`,
  ])
}

/** Puts the lines back that were set apart: to those of the same goods that are there by now, never in place of a design. */
export async function putBack(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await inOrder([
    () => lockCartForWrite(tx, to),
    () => tx`
      insert into cart_item (buyer_id, sku_id, design_id, quantity, is_selected, seen_price_cents, seen_price_unit, added_at)
      select ${to}, sku_id, design_id, quantity, is_selected, seen_price_cents, seen_price_unit, added_at
      from cart_item where buyer_id = ${from}
      on conflict (buyer_id, sku_id) do update set quantity = least(cart_item.quantity + excluded.quantity, 1000000)
      where cart_item.design_id is not distinct from excluded.design_id`,
    () => tx`
      update cart set coupon_code = coalesce(coupon_code, (select coupon_code from cart where buyer_id = ${from}))
      where buyer_id = ${to}`,
    () => tx`delete from cart_item where buyer_id = ${from}`,
  ])
}

/** For the erasure of a company. Waits for an order that is being placed, and lets none begin. */
export async function eraseCarts(sql: Queryable, buyerId: string): Promise<void> {
  const carts = sql`
    select ${buyerId}::uuid union select id from membership where company_id = ${buyerId}
    union select id from order_request where buyer_id = ${buyerId}
    union select k.id from api_key k join membership m on m.id = k.membership_id where m.company_id = ${buyerId}`
  await Promise.all([
    sql`delete from cart where buyer_id in (${carts})`,
    sql`delete from cart_item where buyer_id in (${carts})`,
  ])
}

type CartHead = Pick<CartState, 'version' | 'couponCode' | 'seenGrossCents'>

export async function writeCartHead(tx: Tx, cartId: string, head: CartHead): Promise<void> {
  await tx`
    update cart set version = ${head.version}, coupon_code = ${head.couponCode},
      seen_gross_cents = ${head.seenGrossCents}
    where buyer_id = ${cartId}`
}

const productColumns = (sql: Queryable, key: CartKey): postgres.Fragment => sql`
  p.sku_id, p.name_de, p.name_en, p.brand, p.picture,
  p.price_cents, p.final_price_cents, p.tier_prices, p.price_unit,
  p.tax_rate_bp, p.deposits, p.count_per_box, p.content_amount, p.content_unit,
  p.minimum_quantity, coalesce(k.quantity, 0) + ${reservedFor(sql, key)} as stock,
  p.status = 'ACTIVE' as is_active,
  (${visibleTo(sql, key.buyerId)}) as is_visible,
  not ${isVisibleTo(sql, key.buyerId)} as is_hidden, s.id as store_id, s.name as store_name, s.slug as store_slug,
  s.status = 'ACTIVE' as is_store_eligible, ${pauseColumn(sql)} as pause,
  coalesce((s.legal -> 'isSmallBusiness')::boolean, false) as is_of_small_business,
  s.minimum_order_cents, s.shipping_fee_cents,
  s.shipping_free_from_cents, ${temperatureColumn(sql)}, ${calendarColumns(sql)}`

const taxColumn = (sql: Queryable): postgres.Fragment => sql`
  json_build_object('buyerCountryId', buyer.country_id, 'vatId', buyer.vat_id, 'vatIdStatus', buyer.vat_id_status)`

// Chooses among the addresses as `preferredAddress` of the checkout does.
const destinationColumn = (sql: Queryable, buyerId: string, addressId: string | null): postgres.Fragment => sql`
  (select json_build_object('countryId', d.country_id, 'postalCode', d.postal_code) from address d
    where d.buyer_id = ${buyerId} and (${addressId}::uuid is null or d.id = ${addressId})
    order by d.is_selected desc, d.created_at desc, d.id desc limit 1)`

/** A buyer's design as a cart line carries it; undefined before its first offer. */
export async function findLineDesign(sql: Queryable, buyerId: string, id: string): Promise<LineDesign | undefined> {
  const [row] = await sql<{ design: LineDesign }[]>`
    select ${designColumn(sql, buyerId)} as design from (select ${id}::uuid as design_id) i`
  return row?.design ? lineDesignOf(row.design) : undefined
}

// The newest offer of the line's design; it stands while the design is approved.
const designColumn = (sql: Queryable, buyerId: string): postgres.Fragment => sql`
  case when i.design_id is not null then (
    select json_build_object('id', d.id, 'title', d.title, 'sheetToken', f.sheet_token,
      'unitPriceCents', f.unit_price_cents, 'setupFeeCents', f.setup_fee_cents, 'minQuantity', f.min_quantity,
      'leadTimeDays', f.lead_time_days, 'validUntil', f.valid_until, 'isApproved', d.status in ('APPROVED', 'ORDERED'))
    from design d join design_proof f on f.buyer_id = d.buyer_id and f.design_id = d.id
    where d.buyer_id = ${buyerId} and d.id = i.design_id
    order by f.number desc limit 1) end`

// Nothing in it, so nothing is taxed one way or the other.
const emptyCart: CartState = {
  version: 0,
  seenGrossCents: 0,
  couponCode: null,
  coupon: null,
  tax: { buyerCountryId: 1, vatId: null, vatIdStatus: 'UNCHECKED', deliveryCountryId: null },
  destination: null,
  lines: [],
}

// A grant that ended leaves the line, but of the product only what the buyer put in: no name, picture, stock or new price.
function asSeen(row: CartRow & CartLine): CartLine {
  if (!row.isHidden) return row
  const { skuId, seenPriceCents, seenPriceUnit } = row
  return {
    ...row,
    nameDe: hiddenName(skuId, 'de'),
    nameEn: hiddenName(skuId, 'en'),
    brand: '',
    picture: { ...row.picture, archetype: '' },
    priceCents: seenPriceCents,
    finalPriceCents: seenPriceCents,
    tierPrices: [],
    priceUnit: seenPriceUnit,
    stock: 0,
    // Its preview shows the product.
    design: row.design && { ...row.design, title: '', sheetToken: '' },
  }
}

// Inside JSON a time is a text.
const lineDesignOf = (json: LineDesign): LineDesign => ({ ...json, validUntil: new Date(json.validUntil) })

const isLine = (row: CartRow): row is CartRow & CartLine => row.skuId !== null

// PostgreSQL made json of the row, in which the columns have their own names and times are texts.
function couponOf(json: Record<string, unknown>): Coupon {
  const coupon = rowOfJson<Coupon>(json)
  return { ...coupon, startsAt: new Date(coupon.startsAt), endsAt: new Date(coupon.endsAt) }
}
