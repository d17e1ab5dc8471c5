import { expect, test } from 'vitest'
import { trackingNumbersOf } from './tracking-numbers.ts'

const orders = ['T1-1', 'T2-1', 'T3-1']
const numbersOf = (text: string) => Object.fromEntries(trackingNumbersOf(text, orders).numbers)

test.each([
  ['nothing', ' \n', {}],
  ['a column in the order of the list', '11\r\n 22 \r\n33\r\n', { 'T1-1': '11', 'T2-1': '22', 'T3-1': '33' }],
  ['two columns of a sheet in any order, some missing', 'T3-1\t33\nT1-1\t11', { 'T3-1': '33', 'T1-1': '11' }],
  ['lines of a CSV', 't2-1; 22 ;\n\n', { 'T2-1': '22' }],
])('%s', (_, text, numbers) => {
  expect(trackingNumbersOf(text, orders).refusal).toBeNull()
  expect(numbersOf(text)).toEqual(numbers)
})

test.each([
  ['another count', '11\n22', { kind: 'COUNT', lines: 2, orders: 3 }],
  ['a gap', '11\n\n33', { kind: 'EMPTY', line: 2 }],
  ['a number that is too long', `11\n22\n${'3'.repeat(81)}`, { kind: 'LONG', line: 3 }],
  ['an order that is not among them', 'T1-1;11\nT9-1;99', { kind: 'UNKNOWN', line: 2, name: 'T9-1' }],
  ['an order twice', 'T1-1;11\nT1-1;12', { kind: 'TWICE', line: 2, name: 'T1-1' }],
  ['a line without its number', 'T1-1;11\nT2-1', { kind: 'SHAPE', line: 2 }],
  ['a third column', 'T1-1;11;12', { kind: 'SHAPE', line: 1 }],
])('%s is refused and takes none', (_, text, refusal) => {
  expect(trackingNumbersOf(text, orders)).toEqual({ numbers: new Map(), refusal })
})
