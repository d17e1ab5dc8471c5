import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { techniques, type DesignStatus } from '../../../contract/designs/designs.ts'
import * as supplierDesignsApi from '../../../contract/designs/supplier-designs.ts'
import type { SupplierDesign } from '../../../contract/designs/supplier-designs.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Cursor } from '../../../contract/platform/paging.ts'
import { call } from '../../platform/calls/call.ts'

/** What a design can be for its store; drafts are the buyer's alone. */
export const storeStatuses = [
  'SUBMITTED',
  'CHANGES_REQUESTED',
  'PROOF_READY',
  'APPROVED',
  'ORDERED',
  'REJECTED',
  'CANCELLED',
] as const satisfies DesignStatus[]
export type StoreStatus = (typeof storeStatuses)[number]

const known = <T extends string>(all: readonly T[], text: string | null) => all.find((each) => each === text)

/** The list that the address names. */
export function designsQuery(search: URLSearchParams, language: Language) {
  const input = {
    page: Math.max(1, Number.parseInt(search.get('after') ?? search.get('before') ?? '1', 10) || 1),
    status: known(storeStatuses, search.get('status')),
    technique: known(techniques, search.get('technique')),
    q: search.get('q') ?? undefined,
  }
  return queryOptions({
    queryKey: ['supplier-designs', 'list', input, language],
    queryFn: async ({ signal }) => pageAsCursor(await call(supplierDesignsApi.list, input, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  })
}

type NumberedPage = { items: SupplierDesign[]; page: number; totalItems: number; totalPages: number }

// The call counts pages; the list goes by what comes before and after.
const pageAsCursor = ({ items, page, totalItems, totalPages }: NumberedPage): Cursor<SupplierDesign> => ({
  items,
  next: page < totalPages ? String(page + 1) : null,
  previous: page > 1 ? String(page - 1) : null,
  count: { value: totalItems, isExact: true },
})

export const designQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['supplier-designs', 'one', id, language],
    queryFn: ({ signal }) => call(supplierDesignsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
  })

/** After a step, or one that was refused: list and page show what is now. */
export function useDesignsAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['supplier-designs'] })
}
