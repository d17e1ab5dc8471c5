import { openDatabase } from '../../api/platform/db.ts'
import { startTestCluster } from '../../test/database/cluster.ts'
import { readDemoCatalogue } from '../../test/search-evaluation/demo-products.ts'
import { openDemoSearch } from '../../test/search-evaluation/demo-search.ts'
import { evaluate, summariesByKind, summarise, type Summary } from '../../test/search-evaluation/evaluate.ts'
import { gradeOf } from '../../test/search-evaluation/judgement.ts'
import { readQueries } from '../../test/search-evaluation/read-queries.ts'

// How good the answers of the search are over the demo's products, see test/search-evaluation/README.md.

const word = process.argv[3] ?? ''
const cluster = await startTestCluster()
const db = openDatabase(cluster.url, { connections: 1 })
const { products, show } = openDemoSearch(await readDemoCatalogue(db))
await db.end()
await cluster.stop()

const scores = evaluate(readQueries(), products, show)
if (word) {
  for (const { query, ndcg } of scores.filter((score) => score.query.q.toLowerCase().includes(word.toLowerCase()))) {
    console.log(`\n${query.q} (${query.language}, ${query.kind}): ${ndcg.toFixed(2)}`)
    for (const product of show(query.q, query.language))
      console.log(`  ${gradeOf(query.rules, product)}  ${product.row.nameDe} (${product.row.categorySlug})`)
  }
} else {
  console.log('queries  nDCG@10  good of 5  nothing')
  for (const summary of summariesByKind(scores)) print(summary)
  for (const language of ['de', 'en']) {
    const own = scores.filter(({ query }) => query.language === language)
    print(summarise(`${language} tuned by`, own.filter(({ query }) => !query.isHeldOut))) // prettier-ignore
    print(summarise(`${language} held out`, own.filter(({ query }) => query.isHeldOut))) // prettier-ignore
  }
  print(summarise('all', scores))
}

function print({ name, count, ndcg, precision, empty }: Summary) {
  const cells = [`${count}`.padStart(7), ndcg.toFixed(3).padStart(7), precision.toFixed(3).padStart(9)]
  console.log(`${cells.join('  ')}  ${(100 * empty).toFixed(1).padStart(5)} %  ${name}`)
}
