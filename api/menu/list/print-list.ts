import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { limitConcurrency } from '../../platform/limit-concurrency.ts'
import { workInThread } from '../../platform/threads/work-in-thread.ts'
import { presentDish } from '../menu.ts'
import { findCompanyName, findDishes } from '../queries.ts'
import type { ListContent } from './draw-list.ts'

const draw = workInThread<ListContent>(new URL('./list-thread.ts', import.meta.url), {
  idleMs: 60_000,
  limitMs: 60_000,
})
const oneAtATime = limitConcurrency({ atOnce: 1, waiting: 20 })

/** The allergen and additive list for guests. Throws Busy. */
export async function printList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { companyId } }: Caller<'buyer'>,
  language: Language,
): Promise<File> {
  const [companyName, rows] = await Promise.all([findCompanyName(db, companyId), findDishes(db, companyId)])
  const dishes = rows.map((row) => presentDish(row, language))
  const pdf = await oneAtATime(() => draw({ language, printedAt: clock.now(), companyName, dishes }))
  const { fileName } = texts(language).menu.list
  return new File([new Uint8Array(pdf)], `${fileName}.pdf`, { type: 'application/pdf' })
}
