import { expect, test } from 'vitest'
import { documentListingOf, documentSearch } from './document-filters.ts'

test('an address keeps what the documents are narrowed by, and drops what is none', () => {
  const listing = {
    type: 'DELIVERY_NOTE',
    storeId: crypto.randomUUID(),
    costCentre: 'KST 1',
    year: 2026,
    q: 'L1001',
  } as const
  expect(documentListingOf(new URLSearchParams(documentSearch(listing)))).toEqual(listing)
  expect(documentSearch(documentListingOf(new URLSearchParams('type=LETTER&storeId=1&year=26&q=%20')))).toEqual({})
})
