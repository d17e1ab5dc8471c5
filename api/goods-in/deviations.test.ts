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
    [],
    12,
    [
      ['DAMAGED', 1],
      ['MISSING', 2],
    ],
  ],
  ['never more than can be claimed', line(6, 'MISSING'), [], 2, [['MISSING', 2]]],
  ['a correction claims what is new', line(12, 'DAMAGED', 5), [line(12, 'DAMAGED', 2)], 12, [['DAMAGED', 3]]],
  ['the same again claims nothing', line(12, 'DAMAGED', 2), [line(12, 'DAMAGED', 2)], 12, []],
  ['another reason for the same pieces claims nothing', line(12, 'WARM', 2), [line(12, 'DAMAGED', 2)], 12, []],
  ['fewer takes nothing back', line(12), [line(12, 'DAMAGED', 2)], 12, []],
  ['corrected and back claims nothing again', line(7, 'MISSING'), [line(7, 'MISSING'), line(9, 'MISSING')], 7, []],
  ['nor does what was taken for good between', line(12, 'WARM', 3), [line(12, 'WARM', 3), line(12)], 9, []],
  [
    'of several reasons what no version has claimed',
    line(7, 'DAMAGED', 3),
    [line(12, 'DAMAGED', 3), line(7, 'MISSING')],
    7,
    [['MISSING', 3]],
  ],
] as const)('%s', (_, now, before, claimable, expected) => {
  expect(toClaim(now, [...before], claimable).map(({ problem, quantity }) => [problem, quantity])).toEqual(expected)
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

test('after any corrections as much is claimed as the worst version had', () => {
  const versions = [0, 1, 2, 3].flatMap((missing) =>
    [0, 1, 2].map((bad) => line(12 - missing, bad > 0 ? 'DAMAGED' : missing > 0 ? 'MISSING' : 'GOOD', bad)),
  )
  const sumOf = (given: { quantity: number }[]) => given.reduce((sum, { quantity }) => sum + quantity, 0)
  for (const first of versions)
    for (const second of versions)
      for (const third of versions) {
        const all = [first, second, third]
        const claimed = all.map((each, index) => sumOf(toClaim(each, all.slice(0, index), 12)))
        expect(claimed[0]! + claimed[1]! + claimed[2]!).toBe(Math.max(...all.map((each) => sumOf(deviationsOf(each)))))
      }
})
