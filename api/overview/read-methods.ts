import type * as figuresApi from '../../contract/operator/figures.ts'
import type { FigureSpan } from '../../contract/operator/figures.ts'
import { paymentMethodCodes, paymentMethods, type ProviderMethod } from '../../contract/payment-methods.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { findPeriods, type Period } from './find-figures.ts'

type MethodRow = { method: ProviderMethod; begun: number; ended: number; paid: number }
type Sum = Omit<MethodRow, 'method'>

/** Payments at the provider by what the checkout calls their method; where one of them fails more often than before, it shows here. */
export async function readMethods(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  days: FigureSpan,
  language: Language,
): Promise<OutputOf<typeof figuresApi.readMethods>> {
  const { now, before } = await findPeriods(db, clock.now(), Number(days))
  const [rows, earlier] = await Promise.all([countByMethod(db, now), countByMethod(db, before)])
  const names = texts(language).checkout.replies.methods
  const items = paymentMethodCodes.flatMap((method) => {
    const sum = sumOf(method, rows)
    if (sum.begun === 0) return []
    const { begun, paid } = sum
    const percentBefore = percentOf(sumOf(method, earlier))
    return [{ method, methodName: names[method].name, begun, paid, percent: percentOf(sum), percentBefore }]
  })
  return { items: items.toSorted((a, b) => b.begun - a.begun) }
}

function sumOf(code: (typeof paymentMethodCodes)[number], rows: readonly MethodRow[]): Sum {
  const { offers } = paymentMethods[code]
  const own = typeof offers === 'string' ? [] : offers.map(({ method }) => method)
  const counted = rows.filter(({ method }) => own.includes(method))
  const add = (name: keyof Sum) => counted.reduce((sum, row) => sum + row[name], 0)
  return { begun: add('begun'), ended: add('ended'), paid: add('paid') }
}

const percentOf = ({ ended, paid }: Sum) => (ended === 0 ? null : Math.round((1000 * paid) / ended) / 10)

const countByMethod = (sql: Queryable, { from, until }: Period) => sql<MethodRow[]>`
  select request ->> 'method' as method, count(*)::int as begun,
    (count(*) filter (where state not in ('STARTED', 'OPEN')))::int as ended,
    (count(*) filter (where state in ('AUTHORIZED', 'PAID')))::int as paid
  from payment where created_at >= ${from} and created_at <= ${until} and request ->> 'method' is not null group by 1`
