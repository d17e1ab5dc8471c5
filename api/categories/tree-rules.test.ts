import { expect, test } from 'vitest'
import { refusalOfMove } from './tree-rules.ts'

const place = (slug: string, parentSlug: string | null = null, isArchived = false) => ({ slug, parentSlug, isArchived })
const tree = [
  place('drinks'),
  place('food'),
  place('old', null, true),
  place('empty'),
  place('tea', 'drinks'),
  place('bread', 'food'),
]

test.each([
  ['tea', 'food', true, null],
  ['tea', 'drinks', true, 'SAME'],
  ['tea', 'bread', true, 'NO_ROOT'],
  ['tea', 'old', true, 'NO_ROOT'],
  ['tea', 'nowhere', true, 'NO_ROOT'],
  ['tea', 'tea', true, 'ITSELF'],
  ['tea', null, true, 'HAS_GOODS'],
  ['tea', null, false, null],
  ['drinks', 'food', false, 'HAS_LEAVES'],
  ['drinks', 'tea', false, 'NO_ROOT'],
  ['drinks', 'drinks', false, 'ITSELF'],
  ['drinks', null, false, 'SAME'],
  ['empty', 'food', false, null],
] as const)('%s below %s, with goods: %s, is %s', (slug, parentSlug, hasGoods, expected) => {
  expect(refusalOfMove(tree, { slug, parentSlug }, hasGoods)).toBe(expected)
})
