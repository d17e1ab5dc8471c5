import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageChange } from '../../api/platform/page-changes.ts'
import { gatherChanges } from './gather-changes.ts'

let passed: PageChange[] = []
let gathered: ReturnType<typeof gatherChanges>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  passed = []
  gathered = gatherChanges((change) => passed.push(change), { everyMs: 20_000 })
})
afterEach(() => {
  gathered.stop()
  vi.useRealTimers()
})
const take = (...tags: string[]) => gathered.take({ tags, mayBeStale: true })
const passedTags = () => passed.splice(0).map(({ tags }) => tags)

test('what must disappear is passed on at once, also while others are gathered', () => {
  take('listings')
  gathered.take({ tags: ['listings', 'product:1'] })
  expect(passed.at(-1)).toEqual({ tags: ['listings', 'product:1'] })
})

test('of an import a second listings are told of once in twenty seconds, each product at once', () => {
  const goods = Array.from({ length: 60 }, (_, batch) => `product:${batch}`)
  for (const product of goods) {
    take('listings', 'categories', product)
    vi.advanceTimersByTime(1000)
  }
  const all = passedTags()
  expect(all.filter((tags) => tags.includes('listings'))).toHaveLength(4)
  expect(all.flat().filter((tag) => tag.startsWith('product:'))).toEqual(goods)
})

test('a reviewed product shows in listings within twenty seconds, and not in every page at once', () => {
  take('product:1', 'store:7')
  expect(passedTags()).toEqual([['product:1', 'store:7']])
  vi.advanceTimersByTime(20_000)
  expect(passedTags()).toEqual([['listings', 'stores']])
})

test('after a quiet while the first change is passed on at once again', () => {
  take('listings')
  vi.advanceTimersByTime(20_001)
  passed = []
  take('listings')
  expect(passedTags()).toEqual([['listings']])
})
