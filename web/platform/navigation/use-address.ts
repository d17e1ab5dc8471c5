import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePending } from './pending.ts'
import { splitPath } from '../../paths.ts'

/**
 * The address as the state of a list: its input, how to change it, and whether the next answer is on its way.
 * `search` is ahead of the page until then, so that a second choice adds to the first instead of replacing it.
 */
export function useAddress() {
  const { pathname, search: shown } = useLocation()
  const navigate = useNavigate()
  const pending = usePending()
  const isLoading = pending?.pathname === pathname
  const text = isLoading ? pending.search : shown
  const search = useMemo(() => new URLSearchParams(text), [text])
  const go = useCallback(
    (next: URLSearchParams) => void navigate({ search: next.toString() }, { preventScrollReset: true }),
    [navigate],
  )
  return { search, go, isLoading, path: splitPath(pathname).path }
}
export type GoTo = (next: URLSearchParams) => void

/** What the page's address says behind its '?'. React Router's own brings along the components it has for other sites. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
