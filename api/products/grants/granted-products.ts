import type { Db } from '../../platform/db.ts'
import type { Viewer } from '../price.ts'
import { catalogueCompany, isLiveGrant } from '../visibility.ts'

/** The exclusive products that this viewer may see now. */
export async function findGrantedProducts(db: Db, { account }: Viewer): Promise<ReadonlySet<string>> {
  const companyId = catalogueCompany(account)
  if (companyId === null) return none
  if (account!.facts) return new Set(account!.facts.grantedSkuIds)
  const rows = await db<{ skuId: string }[]>`
    select g.sku_id from exclusive_grant g where g.buyer_id = ${companyId} and ${isLiveGrant(db)}`
  return new Set(rows.map(({ skuId }) => skuId))
}

/** Whether it is known that the viewer sees what every visitor does, and no product more. */
export const seesAsVisitors = ({ account }: Viewer): boolean =>
  catalogueCompany(account) === null || account!.facts?.grantedSkuIds.length === 0

const none: ReadonlySet<string> = new Set()
