import { eurosOf, moneyText } from '../../../contract/platform/money.ts'
import type { LimitPeriod, OrderLimit } from '../../../contract/team/order-limits.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Queryable } from '../../platform/db.ts'

type Buyer = Caller<'buyer'>['account']
/** Cents with tax. */
export type Allowance = { limitCents: number; limitPeriod: LimitPeriod; spentCents: number; leftCents: number }

/**
 * What the member may still order without approval; null without a limit, as owners are. Orders that were approved or came
 * to nothing take nothing of it. Read under the company's cart lock it counts every order of the member.
 */
export async function readAllowance(
  sql: Queryable,
  { membershipId, companyId, personId }: Buyer,
  now: Date,
): Promise<Allowance | null> {
  if (membershipId === null) return null
  const [row] = await sql<Omit<Allowance, 'leftCents'>[]>`
    select m.limit_cents, m.limit_period, case when m.limit_period = 'ORDER' then 0 else coalesce((
      select sum(o.gross_cents) from orders o
      where o.buyer_id = ${companyId} and o.placed_by = ${personId} and o.order_request_id is null
        and o.status not in ('CANCELLED', 'REJECTED')
        and o.created_at >= date_trunc(lower(m.limit_period), ${now}::timestamptz at time zone 'Europe/Berlin')
          at time zone 'Europe/Berlin'
    ), 0)::bigint end as spent_cents
    from membership m where m.id = ${membershipId} and m.limit_cents is not null`
  return row ? { ...row, leftCents: Math.max(0, row.limitCents - row.spentCents) } : null
}

export const isAbove = (allowance: Allowance | null, grossCents: number): allowance is Allowance =>
  allowance !== null && grossCents > allowance.leftCents

type Order = { grossCents: number; now: Date; language: Language }

/** APPROVAL_NEEDED for an order above what is left. */
export async function refuseAboveLimit(sql: Queryable, buyer: Buyer, { grossCents, now, language }: Order) {
  const allowance = await readAllowance(sql, buyer, now)
  if (!isAbove(allowance, grossCents)) return
  const { limitCents, leftCents, limitPeriod: period } = allowance
  const texts = { limitText: moneyText(limitCents, language), leftText: moneyText(leftCents, language) }
  throw Problem.of('APPROVAL_NEEDED', { ...texts, period })
}

type Limit = { limitCents: number | null; limitPeriod: LimitPeriod | null }

export const presentLimit = ({ limitCents, limitPeriod }: Limit, language: Language): OrderLimit | null =>
  limitCents === null || limitPeriod === null
    ? null
    : { amount: eurosOf(limitCents), amountText: moneyText(limitCents, language), period: limitPeriod }

type Place = { companyId: string; id: string; language: Language }

/** NOT_FOUND for a member of another company; VALIDATION for an owner, who has no limit. */
export async function writeLimit(sql: Queryable, { companyId, id, language }: Place, limit: Limit): Promise<void> {
  const { limitCents, limitPeriod } = limit
  const written = await sql`
    update membership set limit_cents = ${limitCents}, limit_period = ${limitPeriod}
    where id = ${id} and company_id = ${companyId} and not 'OWNER' = any(roles)`
  if (written.count > 0) return
  const owner = await sql`select from membership where id = ${id} and company_id = ${companyId}`
  if (owner.count === 0) throw Problem.of('NOT_FOUND')
  const fieldErrors = { limit: texts(language).account.replies.ownersHaveNoLimit }
  throw Problem.of('VALIDATION', undefined, { fieldErrors })
}
