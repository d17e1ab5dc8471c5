import { saveDish, lockMenu } from '../../api/menu/queries.ts'
import type { Ingredient } from '../../contract/menu/menu.ts'
import { inTransaction } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { newId } from '../../api/platform/ids.ts'

const own = (name: string, ...allergens: Ingredient['allergens']): Ingredient => ({
  name,
  allergens,
  additives: [],
  isComplete: true,
})

const dishes = [
  { nameDe: 'Tagessuppe', nameEn: 'Soup of the day', ingredients: [own('Gemüsebrühe, eigene', 'CELERY')] },
  { nameDe: 'Frühstücksplatte', nameEn: 'Breakfast platter', ingredients: [own('Brötchen vom Bäcker', 'GLUTEN')] },
  { nameDe: 'Hausdessert', nameEn: 'House dessert', ingredients: [own('Sahne', 'MILK')] },
]

/** What the demo's restaurant makes of food it has bought. Where it has dishes nothing happens. */
export async function loadDishes({ db }: Deps, baseDate: Date): Promise<void> {
  const bought = await db<{ buyerId: string; skuId: string }[]>`
    select distinct l.buyer_id, l.sku_id
    from order_line l join account a on a.id = l.buyer_id join product p on p.sku_id = l.sku_id
    join category c on c.slug = p.category_slug
    where a.email = 'restaurant@demo.tresen.example' and c.is_food
      and not exists (select from dish d where d.buyer_id = l.buyer_id)
    order by l.sku_id limit ${2 * dishes.length}`
  const buyerId = bought[0]?.buyerId
  if (!buyerId) return
  await inTransaction(db, async (tx) => {
    await lockMenu(tx, buyerId)
    for (const [place, dish] of dishes.entries()) {
      const articles = bought.slice(2 * place, 2 * place + 2).map(({ skuId }) => skuId)
      await saveDish(tx, { buyerId, id: newId(), articles, ...dish }, { most: dishes.length, at: baseDate })
    }
  })
}
