import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePending } from './pending.ts'
import { splitPath } from '../../paths.ts'

/**
 * The address as the state of a list: its input, how to change it, and whether the next answer is on its way.
 * `search` is ahead of the page until then, so that a second choice adds to the first instead of replacing it.
 */
export function useAddress() {
  const { pathname, search: text, key } = useLocation()
  const navigate = useNavigate()
  const [input, setInput] = useState({ key, text })
  const isLoading = usePending() === pathname
  if (input.key !== key && !isLoading) setInput({ key, text })
  const search = useMemo(() => new URLSearchParams(input.text), [input.text])
  const go = useCallback(
    (next: URLSearchParams) => {
      setInput({ key, text: next.toString() })
      void navigate({ search: next.toString() }, { preventScrollReset: true })
    },
    [key, navigate],
  )
  return { search, go, isLoading, path: splitPath(pathname).path }
}
export type GoTo = (next: URLSearchParams) => void

/** What the page's address says behind its '?'. React Router's own brings along the components it has for other sites. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
