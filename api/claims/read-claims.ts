import type { Claim, Claimable } from '../../contract/claims/claims.ts'
import type * as claimsApi from '../../contract/claims/claims.ts'
import type * as supplierClaimsApi from '../../contract/claims/supplier-claims.ts'
import type { ClaimView } from '../../contract/claims/supplier-claims.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import { may, type Caller } from '../http/caller.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import { paged, type Window } from '../http/paged.ts'
import { Problem } from '../http/problem.ts'
import { claimableUntil } from './claimable-until.ts'
import type { Db, Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { presentClaim, presentClaimEntry } from './present-claim.ts'
import { findClaimable } from './queries.ts'
import { findBuyerClaims, findClaim, findStoreClaims, rowsOfView, rowsOverdue } from './read-queries.ts'

type Buyer = Caller<'buyer'>
type Supplier = Caller<'supplier'>

export async function listForBuyer(
  db: Db,
  { account, language }: Buyer,
  { state, ...window }: Window & { state: 'OPEN' | 'CLOSED' },
): Promise<OutputOf<typeof claimsApi.list>> {
  const { page, pageSize } = window
  const rows = await findBuyerClaims(db, account.companyId, {
    isOpen: state === 'OPEN',
    offset: (page - 1) * pageSize,
    limit: pageSize,
  })
  return paged(
    window,
    rows.map((row) => presentClaimEntry(row, language)),
    rows[0]?.totalItems ?? 0,
  )
}

/** Throws NOT_FOUND, for somebody else's too. */
export async function readForBuyer(db: Db, { account, language }: Buyer, number: string): Promise<Claim> {
  const row = await findClaim(db, { buyerId: account.companyId }, number)
  if (!row) throw Problem.of('NOT_FOUND')
  const seesAmounts = may(account, 'buyer', 'orders')
  return presentClaim(row, { actor: 'BUYER', language, seesAmounts, mayAct: true, mayShip: false })
}

/** Throws NOT_FOUND, for somebody else's too. */
export async function readClaimable(db: Db, { account, language }: Buyer, subOrderNumber: string): Promise<Claimable> {
  const delivery = await findClaimable(db, account.companyId, subOrderNumber)
  if (!delivery) throw Problem.of('NOT_FOUND')
  return {
    subOrderNumber,
    storeName: delivery.storeName,
    orderId: delivery.orderId,
    until: claimableUntil(delivery),
    lines: delivery.lines.map((line) => ({
      productSkuId: line.skuId,
      name: language === 'de' ? line.nameDe : line.nameEn,
      imageUrl: line.imageUrl,
      quantity: line.shippedQuantity,
      isPack: line.isPack,
      claimable: line.claimable,
    })),
  }
}

/** Throws NOT_FOUND, for another store's too. */
export async function readForStore(db: Db, { account, language }: Supplier, number: string): Promise<Claim> {
  const row = await findClaim(db, { storeId: account.storeId }, number)
  if (!row) throw Problem.of('NOT_FOUND')
  return presentClaim(row, {
    actor: 'STORE',
    language,
    seesAmounts: may(account, 'supplier', 'readOrders'),
    mayAct: may(account, 'supplier', 'orders'),
    mayShip: may(account, 'supplier', 'pack'),
  })
}

type StoreList = CursorInput & { view: ClaimView; q?: string | undefined }

export async function listForStore(
  db: Db,
  { account, language }: Supplier,
  input: StoreList,
): Promise<OutputOf<typeof supplierClaimsApi.list>> {
  const list = { ...input, storeId: account.storeId }
  const isDue = input.view !== 'ALL'
  const page = cursorPage(db, isDue ? byDue(db) : newestFirst(db), input)
  const [rows, count] = await Promise.all([findStoreClaims(db, list, page), countUpTo(db, rowsOfView(db, list))])
  const shown = cursorRows(rows, page, ({ dueAt, createdAt, id }) => ({
    key: (isDue ? dueAt! : createdAt).toISOString(),
    id,
  }))
  return { ...shown, items: shown.items.map((row) => presentClaimEntry(row, language)), count }
}

const byDue = (sql: Queryable) =>
  ({ key: sql`c.due_at`, keyType: 'timestamptz', id: sql`c.id`, idType: 'uuid', isDescending: false }) as const
const newestFirst = (sql: Queryable) =>
  ({ key: sql`c.created_at`, keyType: 'timestamptz', id: sql`c.id`, idType: 'uuid', isDescending: true }) as const

export async function countForStore(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId } }: Supplier,
): Promise<OutputOf<typeof supplierClaimsApi.counts>> {
  const count = (view: ClaimView) => countUpTo(db, rowsOfView(db, { storeId, view }))
  const [TO_ANSWER, TO_SHIP, OPEN, overdue] = await Promise.all([
    count('TO_ANSWER'),
    count('TO_SHIP'),
    count('OPEN'),
    countUpTo(db, rowsOverdue(db, storeId, clock.now())),
  ])
  return { TO_ANSWER, TO_SHIP, OPEN, overdue }
}
