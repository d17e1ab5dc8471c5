import { expect, test } from 'vitest'
import { indexedStore, indexRow } from '../../test/listings/index-row.ts'
import { createCatalogIndex } from './index/catalog-index.ts'
import { viewOf } from './index/index-view.ts'
import { scopeTest } from './listing-scope.ts'

test('what is chosen in one scope is not in another, also where both are asked by turns', () => {
  const index = createCatalogIndex()
  index.setFrame({ stores: [indexedStore], categories: [], synonymGroups: [] })
  index.putProducts(['A', 'B', 'C'].map((skuId) => indexRow(skuId)))
  const view = viewOf(index, new Set())
  const scopeOf = (...skuIds: string[]) => {
    const docs = skuIds.map(index.table.docOf)
    return scopeTest(view, { isLeaf: false, chosen: { docs, byRelevance: () => docs } })
  }
  const [isInOne, isInOther] = [scopeOf('A', 'B'), scopeOf('B', 'C')]
  const all = ['A', 'B', 'C'].map(index.table.docOf)
  for (let turn = 0; turn < 2; turn++) {
    expect(all.map(isInOne)).toEqual([true, true, false])
    expect(all.map(isInOther)).toEqual([false, true, true])
  }
})
