import { expect, test } from 'vitest'
import { groupedIban } from './iban.ts'

test('an IBAN is written in groups of four', () => {
  expect(groupedIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(groupedIban('DE89 37040044 0532013000')).toBe('DE89 3704 0044 0532 0130 00')
})
