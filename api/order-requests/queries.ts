import type { PaymentMethodCode } from '../../contract/payment-methods.ts'
import type { RequestStatus } from '../../contract/order-requests.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { OrderedCostCentre } from '../account/order-rules/check-references.ts'
import type { Queryable, Tx } from '../platform/db.ts'

/** What the requester chose, as `pay` takes it. */
export type Choice = {
  paymentMethodCode: PaymentMethodCode
  addressId: string
  billingAddressId: string
  purchaseOrderNumber: string | null
  /** Absent in requests of an earlier version. */
  costCentre?: OrderedCostCentre | null
  note: string | null
  /** Absent in requests of an earlier version. */
  partialDeliveryStoreIds?: string[]
}
/** Cents, net, of one piece. */
export type RequestedLine = {
  skuId: string
  nameDe: string
  nameEn: string
  quantity: number
  /** Absent in requests of an earlier version. */
  isPack?: boolean
  unitPriceCents: number
  /** Pieces that the price is of; one in requests of an earlier version. */
  priceUnit?: number
}

export type RequestRow = {
  id: string
  requestedBy: string
  requestedByName: string
  memberCartId: string
  status: RequestStatus
  choice: Choice
  lines: RequestedLine[]
  grossCents: number
  message: string | null
  reply: string | null
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: Date | null
  orderId: string | null
  orderNumber: string | null
  createdAt: Date
}

type NewRequest = Pick<
  RequestRow,
  'id' | 'requestedBy' | 'memberCartId' | 'choice' | 'lines' | 'grossCents' | 'message' | 'createdAt'
> & { buyerId: string }

export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { buyerId, id, requestedBy, memberCartId, choice, lines, grossCents, message, createdAt } = request
  await tx`
    insert into order_request (buyer_id, id, requested_by, member_cart_id, choice, lines, gross_cents, message, created_at)
    values (${buyerId}, ${id}, ${requestedBy}, ${memberCartId}, ${tx.json(choice)}, ${tx.json(lines)}, ${grossCents},
      ${message}, ${createdAt})`
}

export type RequestSearch = { isWaiting: boolean; offset: number; limit: number }

export const findRequests = (sql: Queryable, buyerId: string, search: RequestSearch) => sql<RequestRow[]>`
  select ${columns(sql)} from order_request r
  where r.buyer_id = ${buyerId} and ${isFound(sql, search)}
  order by r.created_at desc, r.id desc limit ${search.limit} offset ${search.offset}`

export async function countRequests(sql: Queryable, buyerId: string, search: RequestSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from order_request r where r.buyer_id = ${buyerId} and ${isFound(sql, search)}`
  return row.count
}

export async function findRequest(sql: Queryable, buyerId: string, id: string): Promise<RequestRow | undefined> {
  const [row] = await sql<RequestRow[]>`
    select ${columns(sql)} from order_request r where r.buyer_id = ${buyerId} and r.id = ${id}`
  return row
}

type Key = { buyerId: string; id: string }

/** Until the transaction ends nobody else decides it. */
export async function lockRequest(tx: Tx, { buyerId, id }: Key): Promise<{ status: RequestStatus } | undefined> {
  const [row] = await tx<{ status: RequestStatus }[]>`
    select status from order_request where buyer_id = ${buyerId} and id = ${id} for update`
  return row
}

/** Whether a payment is under way that an approver has begun. */
export async function isBeingPaid(tx: Tx, { buyerId, id }: Key): Promise<boolean> {
  const found = await tx`
    select from checkout where buyer_id = ${buyerId} and cart_id = ${id} and state = 'PENDING' and order_id is null`
  return found.count > 0
}

/** Notes who approves; the order that follows ends the request, at once or from its payment. False once it is decided. */
export async function writeApprover(
  tx: Tx,
  { buyerId, id }: Key,
  { decidedBy, reply, now }: { decidedBy: string; reply: string | null; now: Date },
): Promise<boolean> {
  const written = await tx`
    update order_request set decided_by = ${decidedBy}, decided_at = ${now}, reply = ${reply}
    where buyer_id = ${buyerId} and id = ${id} and status = 'WAITING'`
  return written.count > 0
}

type End = { status: 'REFUSED' | 'WITHDRAWN'; decidedBy: string; reply: string | null; now: Date }

export async function endRequest(tx: Tx, { buyerId, id }: Key, { status, decidedBy, reply, now }: End): Promise<void> {
  await tx`
    update order_request set status = ${status}, decided_by = ${decidedBy}, decided_at = ${now}, reply = ${reply}
    where buyer_id = ${buyerId} and id = ${id}`
}

export type Recipient = { email: string; firstName: string; language: Language }

/** Who may decide what this person asks for. */
export const findApprovers = (sql: Queryable, buyerId: string, requestedBy: string) => sql<Recipient[]>`
  select a.email, a.first_name, a.language
  from membership m join account a on a.id = m.account_id
  where m.company_id = ${buyerId} and m.roles && '{OWNER,APPROVER}' and a.id <> ${requestedBy}
  order by m.created_at, m.id`

/** Undefined where the person is no member any more. */
export async function findRequester(sql: Queryable, buyerId: string, id: string): Promise<Recipient | undefined> {
  const [row] = await sql<Recipient[]>`
    select a.email, a.first_name, a.language
    from membership m join account a on a.id = m.account_id where m.company_id = ${buyerId} and a.id = ${id}`
  return row
}

/** For the erasure of a company: what was asked for names addresses and people. */
export async function eraseRequests(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from order_request where buyer_id = ${buyerId}`
}

const isFound = (sql: Queryable, { isWaiting }: RequestSearch) => sql`(r.status = 'WAITING') = ${isWaiting}`

const columns = (sql: Queryable) => sql`
  r.id, r.requested_by, r.member_cart_id, r.status, r.choice, r.lines, r.gross_cents, r.message, r.reply, r.decided_by,
  r.decided_at, r.order_id, r.created_at, ${nameOf(sql, sql`r.requested_by`)} as requested_by_name,
  ${nameOf(sql, sql`r.decided_by`)} as decided_by_name,
  (select order_number from orders o where o.buyer_id = r.buyer_id and o.id = r.order_id) as order_number`

// Who was erased has no name.
const nameOf = (sql: Queryable, id: ReturnType<Queryable>) => sql`
  (select concat_ws(' ', first_name, last_name) from account where id = ${id as never} and erased_at is null)`
