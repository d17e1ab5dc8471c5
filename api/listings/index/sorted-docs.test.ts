import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lazyOrder } from './lazy-order.ts'
import { createSortedDocs } from './sorted-docs.ts'

const worth = fc.integer({ min: 0, max: 400 })

test('products that change among thousands stay in their order', () => {
  fc.assert(
    fc.property(
      fc.array(worth, { minLength: 1, maxLength: 6000, size: 'max' }),
      fc.array(fc.tuple(fc.nat(), worth), { maxLength: 1500, size: 'max' }),
      (worths, changes) => {
        const compare = (a: number, b: number) => worths[a]! - worths[b]! || a - b
        const docs = worths.map((_, doc) => doc)
        const sorted = createSortedDocs(compare, docs)
        for (const [at, worth] of changes) {
          const doc = at % docs.length
          sorted.remove(doc)
          worths[doc] = worth
          sorted.add(doc)
        }
        expect([...sorted.toArray()]).toEqual(docs.toSorted(compare))
        expect([...sorted]).toEqual([...sorted.toArray()])
        expect(sorted.length).toBe(docs.length)
      },
    ),
    { numRuns: 30 },
  )
})

test('thousands that come one by one stand in their order, and go one by one', () => {
  const sorted = createSortedDocs((a, b) => a - b, [])
  // Each third one, so that they come in between as well as behind.
  const docs = Array.from({ length: 5000 }, (_, i) => (i * 1667) % 5000)
  for (const doc of docs) sorted.add(doc)
  expect([...sorted]).toEqual(docs.toSorted((a, b) => a - b))
  for (const doc of docs.slice(0, 4990)) sorted.remove(doc)
  expect([...sorted]).toEqual(docs.slice(4990).toSorted((a, b) => a - b))
})

test('an order can be emptied and filled again', () => {
  const sorted = createSortedDocs((a, b) => b - a, [3, 1, 2])
  for (const doc of [1, 2, 3]) sorted.remove(doc)
  expect([...sorted]).toEqual([])
  for (const doc of [5, 4, 6]) sorted.add(doc)
  expect([...sorted]).toEqual([6, 5, 4])
  expect(() => sorted.remove(7)).toThrow('is not in its place')
})

test('what is read of an order comes as it would be sorted', () => {
  fc.assert(
    fc.property(fc.array(worth), (worths) => {
      const compare = (a: number, b: number) => worths[a]! - worths[b]! || a - b
      const docs = worths.map((_, doc) => doc)
      expect([...lazyOrder(Int32Array.from(docs).toReversed(), compare)]).toEqual(docs.toSorted(compare))
    }),
  )
})
