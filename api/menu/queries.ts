import type { Ingredient } from '../../contract/menu/menu.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'
import { receiversOf, type Receiver } from '../orders/fulfilment/recipients.ts'

export type Food = { allergens?: string[]; traces?: string[]; absent?: string[]; additives?: string[] } | null
export type DishRow = {
  id: string
  nameDe: string
  nameEn: string
  articles: { skuId: string; nameDe: string; nameEn: string; food: Food }[]
  ingredients: Ingredient[]
  version: number
}

/** All dishes of a company by name, or the one with this id. What an article is called is what it was last bought as. */
export const findDishes = (sql: Queryable, buyerId: string, id: string | null = null) => sql<DishRow[]>`
  select d.id, d.name_de, d.name_en, d.version,
    (select coalesce(json_agg(json_build_object('skuId', a.sku_id, 'nameDe', l.name_de, 'nameEn', l.name_en, 'food', f.food)
        order by a.position), '[]')
      from dish_article a
      join lateral (select name_de, name_en from order_line
        where sku_id = a.sku_id and buyer_id = a.buyer_id order by order_id desc limit 1) l on true
      left join product_detail f on f.sku_id = a.sku_id
      where a.buyer_id = d.buyer_id and a.dish_id = d.id) as articles,
    (select coalesce(json_agg(json_build_object('name', i.name, 'allergens', i.allergens, 'additives', i.additives,
        'isComplete', i.is_complete) order by i.position), '[]')
      from dish_ingredient i where i.buyer_id = d.buyer_id and i.dish_id = d.id) as ingredients
  from dish d where d.buyer_id = ${buyerId} and ${id === null ? sql`true` : sql`d.id = ${id}`}
  order by lower(d.name_de), d.id`

export type NewDish = {
  buyerId: string
  id: string
  nameDe: string
  nameEn: string
  articles: string[]
  ingredients: Ingredient[]
}

/** One company's dishes are changed and counted one after the other. */
export const lockMenu = (tx: Tx, buyerId: string) => tx`select 1 from company where id = ${buyerId} for no key update`

/** Saves a dish in the place of what it was; false where there are as many as there may be. The menu is locked. */
export async function saveDish(tx: Tx, dish: NewDish, { most, at }: { most: number; at: Date }): Promise<boolean> {
  const { buyerId, id: dishId, nameDe, nameEn } = dish
  const articles = dish.articles.map((skuId, position) => ({ buyerId, dishId, skuId, position }))
  const ingredients = dish.ingredients.map((ingredient, position) => ({ buyerId, dishId, position, ...ingredient }))
  const [saved] = await inOrder([
    () => tx`
      insert into dish (buyer_id, id, name_de, name_en, created_at)
      select ${buyerId}, ${dishId}, ${nameDe}, ${nameEn}, ${at}
      where (select count(*) from dish where buyer_id = ${buyerId} and id <> ${dishId}) < ${most}
      on conflict (buyer_id, id) do update
        set name_de = excluded.name_de, name_en = excluded.name_en, version = dish.version + 1`,
    () => tx`delete from dish_article where buyer_id = ${buyerId} and dish_id = ${dishId}`,
    () => tx`delete from dish_ingredient where buyer_id = ${buyerId} and dish_id = ${dishId}`,
  ])
  if (saved.count === 0) return false
  await inOrder([
    () => articles.length > 0 && tx`insert into dish_article ${tx(articles)}`,
    () => ingredients.length > 0 && tx`insert into dish_ingredient ${tx(ingredients)}`,
  ])
  return true
}

export async function deleteDish(sql: Queryable, buyerId: string, id: string): Promise<void> {
  await sql`delete from dish where buyer_id = ${buyerId} and id = ${id}`
}

export async function eraseDishes(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from dish where buyer_id = ${buyerId}`
}

export type ArticleRow = { skuId: string; nameDe: string; nameEn: string }

/** Food the company has bought, by a part of its name in either language. */
export const findBought = (sql: Queryable, buyerId: string, { q, most }: { q: string; most: number }) => sql<
  ArticleRow[]
>`
  select distinct on (lower(l.name_de), l.sku_id) l.sku_id, l.name_de, l.name_en
  from order_line l join orders o on o.buyer_id = l.buyer_id and o.id = l.order_id
  join product p on p.sku_id = l.sku_id join category c on c.slug = p.category_slug
  where l.buyer_id = ${buyerId} and c.is_food
    and (position(lower(${q}) in lower(l.name_de)) > 0 or position(lower(${q}) in lower(l.name_en)) > 0)
  order by lower(l.name_de), l.sku_id limit ${most}`

/** Which of these the company has bought. */
export async function boughtOf(sql: Queryable, buyerId: string, skuIds: string[]): Promise<Set<string>> {
  const rows = await sql<{ skuId: string }[]>`
    select distinct sku_id from order_line where buyer_id = ${buyerId} and sku_id = any(${skuIds})`
  return new Set(rows.map(({ skuId }) => skuId))
}

export type ConcernedRow = {
  skuId: string
  changedAt: Date
  buyerId: string
  nameDe: string
  nameEn: string
  dishes: { nameDe: string; nameEn: string }[]
  members: Receiver[]
}

/**
 * Takes changes that have settled, and answers whom to mail: members who take goods in, of companies that bought the article within
 * a year and have it in a dish. What is as it was before is nobody's concern.
 */
export const takeChanges = (tx: Tx, minutes: number) => tx<ConcernedRow[]>`
  with taken as (
    delete from recipe_change where sku_id in (
      select sku_id from recipe_change where changed_at < now() - make_interval(mins => ${minutes})
      order by changed_at limit 50 for update skip locked)
    returning *)
  select t.sku_id, t.changed_at, b.buyer_id, p.name_de, p.name_en, b.dishes, ${receiversOf(tx, tx`b.buyer_id`)} as members
  from taken t join product p on p.sku_id = t.sku_id join product_detail f on f.sku_id = t.sku_id
  join lateral (
    select d.buyer_id, json_agg(json_build_object('nameDe', d.name_de, 'nameEn', d.name_en) order by d.name_de) as dishes
    from dish_article a join dish d on d.buyer_id = a.buyer_id and d.id = a.dish_id
    where a.sku_id = t.sku_id group by d.buyer_id) b on true
  where recipe_facts(f.food) <> t.facts_before and exists (
    select from order_line l join orders o on o.buyer_id = l.buyer_id and o.id = l.order_id
    where l.sku_id = t.sku_id and l.buyer_id = b.buyer_id and o.created_at > now() - interval '12 months')`
