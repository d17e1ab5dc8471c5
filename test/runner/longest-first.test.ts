import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { begunBefore, long } from './longest-first.ts'

test('files whose tests take long are begun first, in their order, the others stay in theirs', () => {
  const [first, second] = long.map((path) => `/repo/${path}`) as [string, string]
  const others = ['/repo/web/ui/page-numbers.test.ts', '/repo/api/cart/cart.test.ts'] as const
  expect([others[0], second, others[1], first].toSorted(begunBefore)).toEqual([first, second, ...others])
})

test('each of them is there', () => {
  expect(long.filter((path) => !existsSync(path))).toEqual([])
})
