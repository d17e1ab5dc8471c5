import { inTransaction } from '../api/platform/db.ts'
import type { Deps } from '../api/platform/deps.ts'
import { newId } from '../api/platform/ids.ts'
import { workingHoursAfter } from '../api/platform/wall-clock.ts'
import { insertReport } from '../api/product-reports/report-queries.ts'
import { visibleTo } from '../api/products/visibility.ts'
import { DECIDE_HOURS } from '../contract/product-reports/product-reports.ts'

const HOUR_MS = 3_600_000

/**
 * What somebody says is unlawful about a product waits for the operators of the demo. Nobody is told by mail. It is about invented
 * goods: of those that can be bought elsewhere the demo says nothing bad.
 */
export async function loadReports({ db }: Pick<Deps, 'db'>, baseDate: Date): Promise<void> {
  const [existing] = await db`select from product_report limit 1`
  if (existing) return
  const [product] = await db<{ skuId: string }[]>`
    select p.sku_id from product p join category c on c.slug = p.category_slug
    where not c.is_food and p.supplier_sku not like 'F-%' and ${visibleTo(db, null)} order by p.popularity, p.sku_id limit 1`
  if (!product) return
  const createdAt = new Date(baseDate.getTime() - 5 * HOUR_MS)
  const report = {
    ...product,
    id: newId(),
    reason: 'LABELLING',
    explanation:
      'Weder auf der Ware noch auf dem Karton stehen Name und Anschrift des Herstellers, und eine Chargennummer fehlt auch.',
    name: 'Clara Winkler',
    email: 'clara@tagungshaus-am-see.example',
    accountId: null,
    language: 'de',
    createdAt,
    decideBy: workingHoursAfter(createdAt, DECIDE_HOURS),
  } as const
  await inTransaction(db, (tx) => insertReport(tx, report))
}
