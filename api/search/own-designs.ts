import { foldText } from '../../contract/platform/fold-text.ts'
import type { Suggestions } from '../../contract/listings.ts'
import { buyingCompany } from '../http/caller.ts'
import { changeCheckOf, type Changed } from '../platform/changes/change-check.ts'
import { createFreshCache } from '../platform/changes/fresh-cache.ts'
import type { Db } from '../platform/db.ts'
import { findGrantedProducts } from '../products/grants/granted-products.ts'
import type { Viewer } from '../products/price.ts'

type DesignRow = {
  id: string
  title: string
  skuId: string
  nameDe: string
  nameEn: string
  isOnSale: boolean
  isExclusive: boolean
}
type CompanyDesigns = { companyId: string; rows: DesignRow[] }

const MOST_COMPANIES = 500
const MOST_SHOWN = 3

export type FindOwnDesigns = (viewer: Viewer, q: string) => Promise<Suggestions['designs']>

/** Finds the buyer's own, by title or by what they are printed on, newest first. What may not be seen any more has no name. */
export function ownDesignsFinder(db: Db): FindOwnDesigns {
  const check = changeCheckOf(db)
  const cached = createFreshCache<CompanyDesigns>(check, { most: MOST_COMPANIES, concerns })
  const read = (companyId: string, since?: number) =>
    cached.readOne(companyId, async () => ({ companyId, rows: await findDesigns(db, companyId) }), since)

  return async (viewer, q) => {
    const { account, language, since } = viewer
    const companyId = buyingCompany(account)
    if (!companyId || account?.facts?.hasDesigns === false) return []
    const [designs, granted] = await Promise.all([read(companyId, since), findGrantedProducts(db, viewer)])
    const text = foldText(q.trim())
    return designs!.rows
      .map(({ id, title, ...product }) => {
        const isSeen = product.isOnSale && (!product.isExclusive || granted.has(product.skuId))
        const productName = isSeen ? (language === 'de' ? product.nameDe : product.nameEn) : ''
        return { id, title, productName }
      })
      .filter(({ title, productName }) => foldText(`${title} ${productName}`).includes(text))
      .slice(0, MOST_SHOWN)
  }
}

const findDesigns = async (db: Db, companyId: string): Promise<DesignRow[]> => db<DesignRow[]>`
  select d.id, d.title, d.sku_id, p.name_de, p.name_en, p.status = 'ACTIVE' as is_on_sale, p.is_exclusive
  from design d join product p on p.sku_id = d.sku_id
  where d.buyer_id = ${companyId} order by d.updated_at desc, d.id limit 300`

const concerns = ({ areAllProducts, skuIds, areAllOwners, ownerIds }: Changed, { companyId, rows }: CompanyDesigns) =>
  areAllProducts || areAllOwners || ownerIds.has(companyId) || rows.some(({ skuId }) => skuIds.has(skuId))
