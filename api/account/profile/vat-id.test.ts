import { expect, test } from 'vitest'
import { readVatId } from './vat-id.ts'

test.each([
  ['DE136695976', 'DE', 'DE136695976'],
  ['de 136 695 976', 'DE', 'DE136695976'],
  ['DE136695977', 'DE', null],
  ['DE13669597', 'DE', null],
  ['136695976', 'DE', null],
  ['ATU13585627', 'AT', 'ATU13585627'],
  ['ATU13585627', 'DE', null],
  ['EL094259216', 'GR', 'EL094259216'],
  ['DE136695976', 'XX', null],
  ['', 'DE', null],
])('%j of a company in %s is %j', (text, isoCode, read) => {
  expect(readVatId(text, isoCode)).toBe(read)
})
