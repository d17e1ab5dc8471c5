import type { Language } from '../../contract/platform/values.ts'
import type { DemoProduct } from './demo-products.ts'
import { gradeOf } from './judgement.ts'
import type { JudgedQuery } from './read-queries.ts'

/** How well one query is answered. */
export type QueryScore = {
  query: JudgedQuery
  ndcg: number
  precision: number
  /** Nothing is shown although goods of grade 2 or 3 exist. */
  isEmpty: boolean
  /** How many articles of each grade there are, from 0 to 3. */
  judged: number[]
}
/** The products that a search shows for a query on its first page, the best first. */
export type ShowProducts = (q: string, language: Language) => DemoProduct[]

const SHOWN = 10
const FIRST = 5
const RELEVANT = 2

/**
 * nDCG@10 with gains of 7, 3 and 1, over all articles that there are, shown or not; and the share of good ones among the
 * first five, as far as there are so many.
 */
export function evaluate(queries: JudgedQuery[], products: DemoProduct[], show: ShowProducts): QueryScore[] {
  return queries.map((query) => {
    const judged = gradesOfArticles(query, products)
    const grades = judged.flatMap((count, grade) => Array.from({ length: count }, () => grade)).toReversed()
    const shown = show(query.q, query.language).map((product) => gradeOf(query.rules, product))
    const relevant = judged[3]! + judged[2]!
    const best = gainOf(grades)
    const most = Math.min(FIRST, relevant)
    return {
      query,
      ndcg: best === 0 ? 0 : Math.min(1, gainOf(shown) / best),
      precision: most === 0 ? 0 : Math.min(1, shown.slice(0, FIRST).filter((grade) => grade >= RELEVANT).length / most),
      isEmpty: shown.length === 0 && relevant > 0,
      judged,
    }
  })
}

/** How many articles have each grade; products of one GTIN are one. */
function gradesOfArticles({ rules }: JudgedQuery, products: DemoProduct[]): number[] {
  const byArticle = new Map<string, number>()
  for (const product of products) {
    const article = product.row.gtin ?? product.row.skuId
    byArticle.set(article, Math.max(byArticle.get(article) ?? 0, gradeOf(rules, product)))
  }
  const counts = [0, 0, 0, 0]
  for (const grade of byArticle.values()) counts[grade]!++
  return counts
}

const gainOf = (grades: number[]) =>
  grades.slice(0, SHOWN).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)

export type Summary = { name: string; count: number; ndcg: number; precision: number; empty: number }

export function summarise(name: string, scores: QueryScore[]): Summary {
  const mean = (read: (score: QueryScore) => number) =>
    scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + read(score), 0) / scores.length
  return {
    name,
    count: scores.length,
    ndcg: mean(({ ndcg }) => ndcg),
    precision: mean(({ precision }) => precision),
    empty: mean(({ isEmpty }) => Number(isEmpty)),
  }
}

/** One summary for each kind of query in each language. */
export const summariesByKind = (scores: QueryScore[]): Summary[] =>
  [...Map.groupBy(scores, ({ query }) => `${query.language} ${query.kind}`)].map(([name, own]) => summarise(name, own))
