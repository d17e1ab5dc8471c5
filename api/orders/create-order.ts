import type { Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { newId } from '../platform/ids.ts'
import { unitCodeOf } from '../products/pack.ts'
import { dueAtAfter } from './fulfilment/due-at.ts'
import type { NewOrder } from './new-order.ts'

/** The next public number of an order. Numbers may be left out: an order is no invoice. */
export async function nextOrderNumber(tx: Tx): Promise<string> {
  const [row] = await tx<[{ orderNumber: string }]>`select 'T' || nextval('order_number') as order_number`
  return row.orderNumber
}

/**
 * Writes an order, its sub-orders, lines and first events, with copies of what an invoice names. Who knows it to be paid
 * calls recordPayment next, in the same transaction, which notifies the stores.
 */
export async function createOrder(tx: Tx, order: NewOrder): Promise<void> {
  await inOrder([
    () => insertOrder(tx, order),
    () => insertSubOrders(tx, order),
    () => insertLines(tx, order),
    () => insertEvents(tx, order),
  ])
}

async function insertOrder(tx: Tx, order: NewOrder) {
  await tx`
    insert into orders (buyer_id, id, order_number, cart_version, status, payment_method, payment_status,
      payment_due_at, purchase_order_number, note, address, billing_address, coupon_code, totals, gross_cents, language,
      created_at, buyer_vat_id, address_id, billing_address_id, placed_by, order_request_id, buyer_reference,
      bank_account, e_invoice_format, leitweg_id, cost_centre, cost_centre_name, buyer_gln)
    select ${order.buyerId}, ${order.id}, ${order.orderNumber}, ${order.cartVersion}, ${order.status},
      ${order.paymentMethod}, ${order.paymentStatus}, ${order.paymentDueAt}, ${order.purchaseOrderNumber},
      ${order.note}, ${tx.json(order.address)}, ${tx.json(order.billingAddress)}, ${order.couponCode},
      ${tx.json(order.totals)}, ${order.totals.gross}, ${order.language}, ${order.createdAt},
      ${order.buyerVatId}, ${order.addressId}, ${order.billingAddressId}, ${order.placedBy}, ${order.orderRequestId},
      c.buyer_reference, ${order.bankAccount ? tx.json(order.bankAccount) : null}, c.e_invoice_format, c.leitweg_id, coalesce(${order.costCentre?.code ?? null}, c.cost_centre),
      ${order.costCentre?.name ?? null}, c.gln
    from (values (1)) one left join company c on c.id = ${order.buyerId}`
}

async function insertSubOrders(tx: Tx, { buyerId, id, orderNumber, status, stores, createdAt }: NewOrder) {
  const rows = stores.map(({ storeId, storeName, storeSlug, totals, arrival, allowsPartial, termsDays }, index) => ({
    store_id: storeId,
    sub_order_number: `${orderNumber}-${index + 1}`,
    store_name: storeName,
    store_slug: storeSlug,
    status,
    totals,
    status_at: createdAt,
    arrives_from: arrival?.earliest ?? null,
    arrives_by: arrival?.latest ?? null,
    allows_partial: allowsPartial ?? null,
    terms_days: termsDays ?? null,
    due_at: status === 'PLACED' ? dueAtAfter('PAY', { to: status, at: createdAt }) : null,
  }))
  await tx`
    insert into sub_order (buyer_id, order_id, store_id, sub_order_number, store_name, store_slug, status, totals,
      status_at, arrives_from, arrives_by, allows_partial, terms_days, due_at, seller)
    select ${buyerId}, ${id}, part.*, coalesce(s.legal, '{}')
    from jsonb_to_recordset(${tx.json(rows)}) as part
      (store_id uuid, sub_order_number text, store_name text, store_slug text, status text, totals jsonb,
      status_at timestamptz, arrives_from date, arrives_by date, allows_partial boolean, terms_days smallint, due_at timestamptz)
    left join store s on s.id = part.store_id`
}

async function insertLines(tx: Tx, { buyerId, id, stores }: NewOrder) {
  const lines = stores.flatMap(({ storeId, lines }) => lines.map((line) => ({ storeId, line })))
  const rows = lines.map(({ storeId, line }, position) => ({
    store_id: storeId,
    sku_id: line.skuId,
    position,
    name_de: line.nameDe,
    name_en: line.nameEn,
    brand: line.brand,
    image_url: line.imageUrl,
    quantity: line.quantity,
    unit_code: unitCodeOf(line.isPack),
    price_cents: line.priceCents,
    final_price_cents: line.unitPriceCents,
    price_unit: line.priceUnit,
    tax_rate_bp: line.taxRateBp,
    deposits: line.deposits,
    setup_fee_cents: line.setupFeeCents,
    design: line.design,
  }))
  await tx`
    insert into order_line (buyer_id, order_id, store_id, sku_id, position, name_de, name_en, brand, image_url,
      quantity, price_cents, final_price_cents, price_unit, tax_rate_bp, deposits, setup_fee_cents, design,
      unit_code, supplier_sku, gtin)
    select ${buyerId}, ${id}, line.*, p.supplier_sku, p.gtin from jsonb_to_recordset(${tx.json(rows)}) as line
      (store_id uuid, sku_id text, position int, name_de text, name_en text, brand text, image_url text,
      quantity int, price_cents int, final_price_cents int, price_unit int, tax_rate_bp int, deposits jsonb,
      setup_fee_cents int, design jsonb, unit_code text)
    left join product p on p.sku_id = line.sku_id`
}

async function insertEvents(tx: Tx, { buyerId, id, status, createdAt, stores }: NewOrder) {
  const rows = stores.map(({ storeId }) => ({
    buyer_id: buyerId,
    order_id: id,
    store_id: storeId,
    id: newId(),
    status,
    by_whom: 'BUYER',
    at: createdAt,
  }))
  await tx`insert into order_event ${tx(rows)}`
}
