import * as z from 'zod/mini'
import { PayResult } from '../../contract/checkout.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Deposit } from '../../contract/trade/deposits.ts'
import type { CartKey } from '../cart/cart-state.ts'
import type { NewOrder, OrderLine } from '../orders/new-order.ts'
import type { PaymentKey } from '../payments/payment-queries.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { Attempt } from './idempotency.ts'

export type CheckoutState = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'EXPIRED'
export type Checkout = Attempt & {
  id: string
  cartVersion: number
  state: CheckoutState
  orderId: string | null
  orderNumber: string | null
  reply: PayResult
  reservedUntil: Date | null
  createdAt: Date
}
export type CheckoutWithDraft = Pick<Checkout, 'state' | 'cartVersion' | 'reservedUntil' | 'createdAt'> & {
  /** Without its personal part once that was erased, see erase-checkouts.ts. */
  draft: NewOrder
}

/** The attempts that had this key, ordered this cart version or are being paid, newest first. */
export async function findAttempts(
  tx: Tx,
  { buyerId, cartId }: CartKey,
  { key, cartVersion }: { key: string; cartVersion: number },
): Promise<Checkout[]> {
  const rows = await tx<(Omit<Checkout, 'reply'> & { reply: never })[]>`
    select c.id, c.idempotency_key as key, c.request_hash, c.cart_version, c.state,
      c.order_id, o.order_number, c.reply, c.reserved_until, c.created_at
    from checkout c left join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
    where c.buyer_id = ${buyerId} and coalesce(c.cart_id, c.buyer_id) = ${cartId} and (c.idempotency_key = ${key} or c.cart_version = ${cartVersion}
      or (c.state = 'PENDING' and c.order_id is null))
    order by c.id desc`
  return rows.map((row) => ({ ...row, reply: z.decode(PayResult, row.reply) }))
}

type NewCheckout = Omit<Checkout, 'id' | 'orderNumber'> & CartKey & { draft: NewOrder | null }

export async function insertCheckout(tx: Tx, checkout: NewCheckout): Promise<void> {
  const { buyerId, cartId, cartVersion, key, requestHash, state, orderId, reply, reservedUntil, draft, createdAt } =
    checkout
  await tx`
    insert into checkout (buyer_id, id, cart_version, idempotency_key, request_hash, state, order_id, reply, draft,
      reserved_until, created_at, cart_id)
    values (${buyerId}, ${reply.checkoutId}, ${cartVersion}, ${key}, ${requestHash}, ${state}, ${orderId},
      ${json(tx, reply)}, ${draft && tx.json(draft as never)}, ${reservedUntil}, ${createdAt}, ${cartId === buyerId ? null : cartId})`
}

/** What a retry is answered from now on. */
export async function writeReply(sql: Queryable, buyerId: string, reply: PayResult): Promise<void> {
  await sql`update checkout set reply = ${json(sql, reply)} where buyer_id = ${buyerId} and id = ${reply.checkoutId}`
}

/** Takes the checkout for this transaction. Undefined where it holds no draft: its order was written at once. */
export async function lockCheckout(
  tx: Tx,
  { buyerId, checkoutId }: PaymentKey,
): Promise<CheckoutWithDraft | undefined> {
  const [checkout] = await tx<CheckoutWithDraft[]>`
    select state, cart_version, reserved_until, draft, created_at
    from checkout where buyer_id = ${buyerId} and id = ${checkoutId} and draft is not null for update`
  if (checkout) completeDraft(checkout.draft)
  return checkout
}

// Drafts that an earlier version has saved call the price `finalPriceCents`, which is that of a piece, know the deposit of a
// piece only, name no addresses of the book and are the founder's.
function completeDraft(draft: NewOrder) {
  for (const line of draft.stores.flatMap(({ lines }) => lines)) renamePrice(line)
  draft.placedBy ??= null
  draft.orderRequestId ??= null
  draft.costCentre ??= null
  draft.cartId ??= draft.buyerId
  draft.addressId ??= null
  draft.billingAddressId ??= null
}

function renamePrice(line: OrderLine & { finalPriceCents?: number; depositCents?: number }) {
  line.unitPriceCents ??= line.finalPriceCents!
  line.priceUnit ??= 1
  line.deposits ??= line.depositCents ? [bottleOf(line.depositCents)] : []
}

const bottleOf = (cents: number): Deposit => {
  const names = { nameDe: 'Flasche', nameEn: 'Bottle' }
  return { code: `MEHRWEG_${cents}`, kind: 'BOTTLE', way: 'MEHRWEG', ...names, cents, perPieces: 1 }
}

type Transition = { from: CheckoutState; to: CheckoutState; orderId?: string }

/** Moves the checkout on, once: false where it is not where the caller believed it to be. */
export async function moveCheckout(tx: Tx, { buyerId, checkoutId }: PaymentKey, move: Transition): Promise<boolean> {
  const { from, to, orderId = null } = move
  const moved = await tx`
    update checkout set state = ${to}, order_id = ${orderId}, reserved_until = null
    where buyer_id = ${buyerId} and id = ${checkoutId} and state = ${from} and order_id is null`
  return moved.count === 1
}

/** Whether the buyer has ordered from the same cart or begun to pay something else since. */
export async function hasOrderedSince(tx: Tx, { buyerId, checkoutId }: PaymentKey): Promise<boolean> {
  const [row] = await tx<[{ hasOrdered: boolean }]>`
    select exists (select from checkout c join checkout earlier on earlier.buyer_id = c.buyer_id
      where c.buyer_id = ${buyerId} and earlier.id = ${checkoutId} and c.id <> earlier.id
        and coalesce(c.cart_id, c.buyer_id) = coalesce(earlier.cart_id, earlier.buyer_id)
        and c.state in ('PENDING', 'SUCCEEDED')
        and (c.cart_version = earlier.cart_version or c.created_at > earlier.created_at)) as has_ordered`
  return row.hasOrdered
}

/** Whether a request still waits that a payment was begun for; nobody decides it until this transaction ends. */
export async function lockWaitingRequest(tx: Tx, buyerId: string, id: string): Promise<boolean> {
  const [request] = await tx<{ status: string }[]>`
    select status from order_request where buyer_id = ${buyerId} and id = ${id} for no key update`
  return request?.status === 'WAITING'
}

/** How long the goods are held, for a checkout that is still being paid. */
export async function findReservedUntil(sql: Queryable, { buyerId, checkoutId }: PaymentKey) {
  const [checkout] = await sql<{ state: CheckoutState; reservedUntil: Date | null }[]>`
    select state, reserved_until from checkout where buyer_id = ${buyerId} and id = ${checkoutId}`
  return checkout
}

export type Outcome = {
  state: CheckoutState
  orderId: string | null
  orderNumber: string | null
  redirectUrl: string | null
  /** Money that came after the goods were gone goes back. */
  isRefunded: boolean
}

export async function findOutcome(sql: Queryable, buyerId: string, checkoutId: string): Promise<Outcome | undefined> {
  const [outcome] = await sql<Outcome[]>`
    select case
        when c.state = 'PENDING' and o.payment_status = 'PAID' then 'SUCCEEDED'
        when c.state = 'PENDING' and o.status = 'CANCELLED' then 'EXPIRED'
        else c.state end as state,
      c.order_id, o.order_number, p.redirect_url,
      exists (select from payment_move m where m.buyer_id = c.buyer_id and m.checkout_id = c.id)
        and c.state not in ('PENDING', 'SUCCEEDED') as is_refunded
    from checkout c
    left join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
    left join payment p on p.buyer_id = c.buyer_id and p.checkout_id = c.id
    where c.buyer_id = ${buyerId} and c.id = ${checkoutId}`
  return outcome
}

export type Buyer = {
  email: string
  isEmailConfirmed: boolean
  firstName: string
  language: Language
  countryId: number
  isErased: boolean
}

/** The company, and who orders for it or, where that is not known or no member any more, whom its mails go to. */
export async function readBuyer(
  sql: Queryable,
  { buyerId, placedBy }: { buyerId: string; placedBy: string | null },
): Promise<Buyer> {
  const [buyer] = await sql<[Buyer]>`
    select a.email, a.email_confirmed_at is not null as is_email_confirmed, a.first_name, a.language,
      b.country_id, b.erased_at is not null as is_erased
    from company b join account a on a.id = recipient_of(b.id, ${placedBy}) where b.id = ${buyerId}`
  return buyer
}

const json = (sql: Queryable, reply: PayResult) => sql.json(z.encode(PayResult, reply) as never)
