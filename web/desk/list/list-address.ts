import { useCallback } from 'react'
import { useAddress } from '../../platform/navigation/use-address.ts'

/** The address as the state of a list: what is chosen stands there, so that a link shows the same. */
export function useListAddress() {
  const { search, go, isLoading } = useAddress()
  /** Null takes a parameter out. Another view or filter begins at the first row again. */
  const set = useCallback(
    (changes: Record<string, string | null>, { isSamePage = false } = {}) => {
      const next = new URLSearchParams(search)
      if (!isSamePage) for (const name of ['after', 'before', 'open']) next.delete(name)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      go(next)
    },
    [search, go],
  )
  return { search, set, isLoading }
}
export type ListAddress = ReturnType<typeof useListAddress>

/** Search parameters that every list reads; a place names its filters beside them. */
export const listParameters = ['view', 'q', 'after', 'before', 'open', 'rows'] as const

export const rowCounts = [24, 48, 96] as const

/** How many rows a page of the list has; the first of these where the address names none. */
export const pageSizeOf = (search: URLSearchParams) =>
  rowCounts.find((count) => String(count) === search.get('rows')) ?? rowCounts[0]
