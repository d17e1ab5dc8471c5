import { expect, test } from 'vitest'
import { eachNth, isLong } from '../../test/runner/long.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { walkShop } from './monkey.ts'

openForAll()

// Fixed ones; `npm run walk -- monkey` takes others and longer ones.
const seeds = eachNth(2, [9, 3])

test.each(seeds)('a walk at random (seed %i) finds nothing wrong', { timeout: 600_000 }, async (seed) => {
  expect(await walkShop(browser, shop, { seed, count: isLong ? 60 : 30 })).toEqual([])
})
