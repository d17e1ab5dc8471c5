import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type * as documentsApi from '../../../contract/orders/documents.ts'

/** What the documents are narrowed by, as it stands in the address. */
export type DocumentListing = InputOf<typeof documentsApi.listMonths>

export const documentKinds = ['INVOICE', 'CREDIT_NOTE', 'DELIVERY_NOTE'] as const

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function documentListingOf(search: URLSearchParams): DocumentListing {
  const year = search.get('year')?.match(/^20\d\d$/)?.[0]
  return {
    type: documentKinds.find((kind) => kind === search.get('type')),
    storeId: search.get('storeId')?.match(ID)?.[0],
    costCentre: search.get('costCentre')?.trim().slice(0, 36) || undefined,
    year: year ? Number(year) : undefined,
    q: search.get('q')?.trim().slice(0, 60) || undefined,
  }
}

/** As it stands in the address; what is not chosen is left out. */
export const documentSearch = ({ type, storeId, costCentre, year, q }: DocumentListing): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ type, storeId, costCentre, year: year?.toString(), q }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    ),
  )
