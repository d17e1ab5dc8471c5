import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { findCompanyName } from '../../orders/company-name.ts'
import type { Deps } from '../../platform/deps.ts'
import { workOneAtATime } from '../../platform/threads/work-one-at-a-time.ts'
import { presentDish } from '../menu.ts'
import { findDishes } from '../queries.ts'
import type { ListContent } from './draw-list.ts'

const draw = workOneAtATime<ListContent>(new URL('./list-thread.ts', import.meta.url), { waiting: 20 })

/** The allergen and additive list for guests. Throws Busy. */
export async function printList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { companyId } }: Caller<'buyer'>,
  language: Language,
): Promise<File> {
  const [companyName, rows] = await Promise.all([findCompanyName(db, companyId), findDishes(db, companyId)])
  const dishes = rows.map((row) => presentDish(row, language))
  const pdf = await draw({ language, printedAt: clock.now(), companyName, dishes })
  const { fileName } = texts(language).menu.list
  return new File([new Uint8Array(pdf)], `${fileName}.pdf`, { type: 'application/pdf' })
}
