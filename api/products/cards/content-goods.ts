import type { ContentGoods } from '../../../contract/operator/posts.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { productPictureUrls } from '../../platform/pictures/picture-address.ts'
import { availabilityOf, cardColumns, cardTables, type CardRow } from '../product-card.ts'

type Row = CardRow & { status: string; isExclusive: boolean }

/** What an author has to know of the goods that content names, in their order: whether everybody may see them, and buy them now. */
export async function findContentGoods(
  { db, pictures }: { db: Queryable; pictures: Deps['pictures'] },
  skuIds: readonly string[],
  language: Language,
): Promise<ContentGoods[]> {
  const named = [...new Set(skuIds)]
  if (named.length === 0) return []
  const rows = await db<Row[]>`
    select ${cardColumns(db)}, p.status, p.is_exclusive from ${cardTables(db)} where p.sku_id = any(${named})`
  return named.map((skuId) => {
    const row = rows.find((found) => found.skuId === skuId)
    if (!row) return { skuId, name: skuId, storeName: '', imageUrl: null, state: 'GONE' }
    return {
      skuId,
      name: language === 'de' ? row.nameDe : row.nameEn || row.nameDe,
      storeName: row.storeName,
      imageUrl: productPictureUrls(row, language, pictures)[0] ?? null,
      state: stateOf(row),
    }
  })
}

function stateOf(row: Row): ContentGoods['state'] {
  if (row.status !== 'ACTIVE') return 'GONE'
  if (row.isExclusive) return 'EXCLUSIVE'
  return availabilityOf(row) === 'OUT_OF_STOCK' ? 'SOLD_OUT' : 'SHOWN'
}
