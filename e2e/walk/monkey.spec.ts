import { expect, test } from 'vitest'
import { browser, openForAll, shop } from '../support/opened.ts'
import { walkShop } from './monkey.ts'

openForAll()

// Phone and desktop, German and English, begun as visitor and as buyer; `npm run walk -- monkey` takes others and longer ones.
const seeds = [3, 4, 9, 11]

test.each(seeds)('a walk at random (seed %i) finds nothing wrong', async (seed) => {
  expect(await walkShop(browser, shop, { seed, count: 60 })).toEqual([])
})
