import { expect, test } from 'vitest'
import { browser, openForAll, shop } from '../support/opened.ts'
import { walkShop } from './monkey.ts'

openForAll()

// Two of the fixed seeds; `npm run walk -- monkey` takes others and longer ones.
const seeds = [3, 9]

test.each(seeds)('a walk at random (seed %i) finds nothing wrong', { timeout: 600_000 }, async (seed) => {
  expect(await walkShop(browser, shop, { seed, count: 60 })).toEqual([])
})
