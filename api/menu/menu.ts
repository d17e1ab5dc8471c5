import { isDeepStrictEqual } from 'node:util'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { MOST_DISHES, type Dish } from '../../contract/menu/menu.ts'
import type * as menuApi from '../../contract/menu/menu.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { articleFacts, dishFacts, ingredientFacts } from './dish-facts.ts'
import {
  boughtOf,
  findBought,
  findDishes,
  lockMenu,
  saveDish,
  type NewDish,
  type ArticleRow,
  type DishRow,
} from './queries.ts'

type Buyer = Caller<'buyer'>

const MOST_FOUND = 12

export async function readMenu(db: Db, { account, language }: Buyer): Promise<OutputOf<typeof menuApi.read>> {
  const rows = await findDishes(db, account.companyId)
  return { dishes: rows.map((row) => presentDish(row, language)) }
}

export async function findArticles(
  db: Db,
  { account, language }: Buyer,
  { q }: InputOf<typeof menuApi.findArticles>,
): Promise<OutputOf<typeof menuApi.findArticles>> {
  const rows = await findBought(db, account.companyId, { q: q.trim(), most: MOST_FOUND })
  return { articles: rows.map((row) => ({ productSkuId: row.skuId, name: nameOf(row, language) })) }
}

/**
 * What stands there already is a repeat and changes nothing. Throws DRAFT_CHANGED where another member has changed the dish since it
 * was seen, PRODUCT_UNAVAILABLE for an article that was never bought, VALIDATION where there are as many dishes as there may be.
 */
export async function saveOwnDish(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Buyer,
  { articles, ingredients, nameDe, nameEn, id, version }: InputOf<typeof menuApi.save>,
): Promise<Dish> {
  const buyerId = account.companyId
  const skuIds = [...new Set(articles)]
  const bought = await boughtOf(db, buyerId, skuIds)
  if (skuIds.some((skuId) => !bought.has(skuId))) throw Problem.of('PRODUCT_UNAVAILABLE')
  const dish = { buyerId, id, nameDe: nameDe.trim(), nameEn: nameEn.trim(), articles: skuIds, ingredients }
  const isSaved = await inTransaction(db, async (tx) => {
    const [, [current]] = await inOrder([() => lockMenu(tx, buyerId), () => findDishes(tx, buyerId, id)])
    if (current && isSame(current, dish)) return true
    if (current && current.version !== version) throw Problem.of('DRAFT_CHANGED', { name: '' })
    return saveDish(tx, dish, { most: MOST_DISHES, at: clock.now() })
  })
  const refused = { fieldErrors: { nameDe: texts(language).menu.replies.tooMany(MOST_DISHES) } }
  if (!isSaved) throw Problem.of('VALIDATION', undefined, refused)
  const [row] = await findDishes(db, buyerId, id)
  return presentDish(row!, language)
}

const isSame = (row: DishRow, dish: NewDish) =>
  isDeepStrictEqual(
    [row.nameDe, row.nameEn, row.articles.map(({ skuId }) => skuId), row.ingredients],
    [dish.nameDe, dish.nameEn, dish.articles, dish.ingredients],
  )

export function presentDish({ id, nameDe, nameEn, articles, ingredients, version }: DishRow, language: Language): Dish {
  const parts = [
    ...articles.map((article) => articleFacts(nameOf(article, language), article.food)),
    ...ingredients.map(ingredientFacts),
  ]
  return {
    id,
    nameDe,
    nameEn,
    articles: articles.map((article) => ({ productSkuId: article.skuId, name: nameOf(article, language) })),
    ingredients,
    version,
    ...dishFacts(parts),
  }
}

const nameOf = ({ nameDe, nameEn }: Pick<ArticleRow, 'nameDe' | 'nameEn'>, language: Language) =>
  language === 'de' ? nameDe : nameEn
