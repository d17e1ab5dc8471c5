import { missingOfSeller, Seller, storedSeller, type SellerGap } from '../../contract/trade/seller.ts'
import { inTransaction, type Db } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'

export type SellerField = keyof Seller
export const isSellerField = (name: string): name is SellerField => name in Seller.shape
type Changed = { name: string; refused: 'VALUE' | SellerGap | null }

/**
 * Writes one fact about who sells; orders from before have theirs copied. Undefined where there is no such store; `refused`
 * where the value is none of that field, or names what a store that sells would lack without it.
 */
export async function changeSeller(
  db: Db,
  { slug, field, value }: { slug: string; field: SellerField; value: string },
): Promise<Changed | undefined> {
  return inTransaction(db, async (tx) => {
    const [store] = await tx<{ id: string; name: string; status: string; legal: Partial<Seller> }[]>`
      select id, name, status, legal from store where slug = ${slug} for no key update`
    if (!store) return undefined
    const { id, name, status, legal } = store
    const read = Seller.shape[field].safeParse(field === 'isSmallBusiness' ? flags[value] : value)
    if (!read.success) return { name, refused: 'VALUE' }
    const changed = { ...legal, [field]: read.data }
    const missing = missingOfSeller(changed)
    if (missing && status === 'ACTIVE') return { name, refused: missing }
    await tx`update store set legal = ${tx.json(missing ? changed : storedSeller(changed as Seller))} where id = ${id}`
    await recordChange(tx, [`store:${id}`, 'stores'])
    return { name, refused: null }
  })
}

const flags: Record<string, boolean> = { YES: true, NO: false }
