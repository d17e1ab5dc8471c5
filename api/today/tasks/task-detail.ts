import type { Language } from '../../../contract/platform/values.ts'
import type { Task } from '../../../contract/today/tasks.ts'
import { kilograms } from '../../orders/packing/read-view.ts'
import { findLoad } from '../../orders/packing/store-view.ts'
import type { Queryable } from '../../platform/db.ts'
import { findLeast } from '../../range/list-queries.ts'

type Store = { storeId: string; now: Date; language: Language }

/** What helps to plan it. Nothing is summed of more orders than are counted. */
export async function detailOf(
  sql: Queryable,
  { kind, count }: Pick<Task, 'kind' | 'count'>,
  { storeId, now, language }: Store,
): Promise<Pick<Task, 'load' | 'least'>> {
  const none = { load: null, least: null }
  if (kind === 'LOW_STOCK') {
    const [row] = await findLeast(sql, storeId)
    return row
      ? { ...none, least: { name: language === 'de' ? row.nameDe : row.nameEn, quantity: row.quantity } }
      : none
  }
  if ((kind !== 'TO_SHIP' && kind !== 'PARTLY_SHIPPED') || !count.isExact) return none
  const [load] = await findLoad(sql, { storeId, view: kind, now })
  const { boxCount, weightGrams } = load!
  return { ...none, load: { boxCount, weightText: weightGrams === null ? null : kilograms(weightGrams, language) } }
}
