import { expect, test } from 'vitest'
import type { PackingLine } from '../../../../contract/orders/packing.ts'
import { amountOf } from './amount-of-parcel.ts'

const line = (countPerBox: number, quantity: number, more: Partial<PackingLine> = {}) =>
  ({ countPerBox, quantity, shippedQuantity: 0, cancelledQuantity: 0, packed: quantity, ...more }) as PackingLine & {
    packed: number
  }
const amount = (...lines: ReturnType<typeof line>[]) => amountOf(lines, (each) => (each as (typeof lines)[0]).packed)

test('cartons are counted where everything that is open is in whole ones', () => {
  expect(amount({ ...line(6, 12), packed: 6 }, line(8, 8))).toEqual({
    unit: 'CARTONS',
    packed: 2,
    all: 3,
    isPack: false,
  })
})

test('what has left or was cancelled does not count', () => {
  const gone = { ...line(1, 5, { shippedQuantity: 3, cancelledQuantity: 2 }), packed: 0 }
  expect(amount(gone, { ...line(6, 18, { shippedQuantity: 6 }), packed: 12 })).toEqual({
    unit: 'CARTONS',
    packed: 2,
    all: 2,
    isPack: false,
  })
})

test.each([
  ['a part of a carton is packed', { ...line(6, 12), packed: 5 }, 5, 12],
  ['a part of a carton is open', line(6, 7), 7, 7],
  ['it is sold in single pieces', line(1, 3), 3, 3],
])('pieces are counted where %s', (_, one, packed, all) => {
  expect(amount(one)).toEqual({ unit: 'PIECES', packed, all, isPack: false })
})

test('packs are named where all that is open is sold in packs', () => {
  const packs = line(1, 3, { isPack: true })
  expect(amount(packs)).toMatchObject({ unit: 'PIECES', isPack: true })
  expect(amount(packs, line(1, 2))).toMatchObject({ unit: 'PIECES', isPack: false })
})
