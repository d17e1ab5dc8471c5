import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePending } from '../platform/browser-places.ts'
import { splitPath } from '../paths.ts'

/** The listing's address as its state: what is in it, how to change it, and whether the next answer is on its way. */
export function useListingAddress() {
  const { pathname, search: text } = useLocation()
  const navigate = useNavigate()
  const search = useMemo(() => new URLSearchParams(text), [text])
  const isLoading = usePending() === pathname
  const go = useCallback(
    (next: URLSearchParams) => void navigate({ search: next.toString() }, { preventScrollReset: true }),
    [navigate],
  )
  return { search, go, isLoading, path: splitPath(pathname).path }
}
export type GoTo = (next: URLSearchParams) => void
