import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable } from '../platform/db.ts'
import type { Coupon } from './coupon.ts'
import { findNamedBuyers } from './coupon-admin.ts'

type Audience = {
  audience: Coupon['audience']
  /** E-mail addresses of people, whose companies are meant, or ids of companies. */
  buyers: string[]
}

/** The companies that a coupon is for, by id. Throws VALIDATION where none is named that is to be, and the other way round. */
export async function companiesOf(
  sql: Queryable,
  { audience, buyers }: Audience,
  language: Language,
): Promise<string[]> {
  const t = texts(language).operator.content
  const refused = (sentence: string) => Problem.of('VALIDATION', undefined, { fieldErrors: { buyers: sentence } })
  if ((audience === 'NAMED') !== buyers.length > 0) throw refused(t.noBuyers)
  if (buyers.length === 0) return []
  const { ids, unknown } = await findNamedBuyers(sql, buyers)
  if (unknown.length > 0) throw refused(t.unknownBuyers(unknown.join(', ')))
  return ids
}
