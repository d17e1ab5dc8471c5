import { expect, test } from 'vitest'
import { asClaims, deviationsOf, toClaim } from './deviations.ts'

const line = (cameQuantity: number, state: 'GOOD' | 'DAMAGED' | 'MISSING' | 'WARM' = 'GOOD', badQuantity = 0) => ({
  skuId: 'A',
  sentQuantity: 12,
  cameQuantity,
  state,
  badQuantity,
})

test.each([
  ['all is there', line(12), []],
  ['more came than was sent', line(14), []],
  ['pieces are missing', line(9, 'MISSING'), [['MISSING', 3]]],
  ['pieces are damaged', line(12, 'DAMAGED', 2), [['DAMAGED', 2]]],
  [
    'some are damaged, others missing',
    line(10, 'DAMAGED', 1),
    [
      ['DAMAGED', 1],
      ['MISSING', 2],
    ],
  ],
] as const)('%s', (_, given, expected) => {
  expect(deviationsOf(given).map(({ problem, quantity }) => [problem, quantity])).toEqual(expected)
})

test.each([
  [
    'the first version claims all of it',
    line(10, 'DAMAGED', 1),
    undefined,
    12,
    [
      ['DAMAGED', 1],
      ['MISSING', 2],
    ],
  ],
  ['never more than can be claimed', line(6, 'MISSING'), undefined, 2, [['MISSING', 2]]],
  ['a correction claims what is new', line(12, 'DAMAGED', 5), line(12, 'DAMAGED', 2), 12, [['DAMAGED', 3]]],
  ['the same again claims nothing', line(12, 'DAMAGED', 2), line(12, 'DAMAGED', 2), 12, []],
  ['another reason for the same pieces claims nothing', line(12, 'WARM', 2), line(12, 'DAMAGED', 2), 12, []],
  ['fewer takes nothing back', line(12), line(12, 'DAMAGED', 2), 12, []],
] as const)('%s', (_, now, before, claimable, expected) => {
  expect(toClaim(now, before, claimable).map(({ problem, quantity }) => [problem, quantity])).toEqual(expected)
})

test('an article with two problems is in two claims', () => {
  const claims = asClaims(
    [...deviationsOf(line(10, 'DAMAGED', 1)), { skuId: 'B', problem: 'WARM', quantity: 1 }],
    () => 'REFUND',
  )
  expect(claims.map((claim) => claim.map(({ productSkuId, problem }) => `${productSkuId} ${problem}`))).toEqual([
    ['A DAMAGED', 'B WARM'],
    ['A MISSING'],
  ])
})
