import { expect, test } from 'vitest'
import { parseDecimal, readGtin } from './read-fields.ts'
import type { RefusalReason } from './refusal.ts'

test.each([
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1234.50', 1234.5],
  ['1234,5', 1234.5],
  ['1.234', 1234],
  ['0.125', 0.125],
  ['1,234', 1.234],
  ['1.234.567', 1_234_567],
  ['1.234.567,89', 1_234_567.89],
  ['12,50 €', 12.5],
  ['€ 12.50', 12.5],
  ['10 %', 10],
  ['1 234,50', 1234.5],
  ['-3', -3],
  ['7', 7],
])('%s is the number %d', (text, number) => {
  expect(parseDecimal(text)).toBe(number)
})

test.each(['', 'fünf', '1,2,3', '1.2.3', '12.34,5', '1,23.456,7', '.5', '5e3', '0x10', 'NaN', '--1', '1.2345.678'])(
  "'%s' is no number",
  (text) => {
    expect(parseDecimal(text)).toBeNull()
  },
)

// Looked through again from each blank, it takes longer than a test may.
test('a cell of 300,000 blanks is no number', () => {
  expect(parseDecimal(`1${' '.repeat(300_000)}x`)).toBeNull()
})

test.each([
  ['- € 5', -5],
  ['1 234,50 EUR', 1234.5],
  ['19 %', 19],
])('%s is the number %d without its sign', (text, number) => {
  expect(parseDecimal(text)).toBe(number)
})

test.each([
  ['4006381333931', true],
  ['96385074', true],
  ['036000291452', true],
  ['00012345600012', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['40063813339', false],
  ['4006381333931X', false],
])('%s is a GTIN: %s', (gtin, isRight) => {
  const reasons: RefusalReason[] = []
  const read = readGtin({ text: () => gtin, report: (_column, reason) => void reasons.push(reason) })
  expect(read).toBe(isRight ? gtin : null)
  expect(reasons).toHaveLength(isRight ? 0 : 1)
})
