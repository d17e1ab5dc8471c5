import { startTransition, useEffect, useState } from 'react'
import { NavigationType } from 'react-router'
import { previewToken } from '../preview.ts'
import { createNavigation, stateOf, locationOf, type NavigationOptions, type HistoryEntry } from './navigation.ts'
import type { Pending } from './pending.ts'
import { storeScrollPosition, useScroll } from './scroll.ts'

export type BrowserHistory<Page extends object> = ReturnType<typeof createBrowserHistory<Page>>

/** Navigation tied to the browser's history; `first` is the page of the document and where it belongs. */
export function createBrowserHistory<Page extends object>({
  first: { page: firstPage, url: firstUrl },
  ...options
}: Pick<NavigationOptions<Page>, 'load' | 'circle' | 'isComplete'> & { first: { page: Page; url: URL } }) {
  // Back or forward may have been pressed before this code was there: the address is another page's then.
  const isElsewhere = previewToken === null && firstUrl.href !== window.location.href
  const location = locationOf(firstUrl, stateOf(isElsewhere ? null : history.state))
  const first: HistoryEntry<Page> = { location, action: NavigationType.Pop, page: firstPage, preservesScroll: true }
  let entry = first
  let pending: Pending | null = null
  let show: (entry: HistoryEntry<Page>) => void = () => {}
  let notifyPending: (pending: Pending) => void = () => {}
  const storeScroll = () => storeScrollPosition(entry.location.key)
  const { navigator, follow, reload, refresh } = createNavigation({
    ...options,
    current: () => entry,
    onPending: (url) => {
      pending = url
      notifyPending(url)
    },
    onLeave: storeScroll,
    onArrival: (next) => {
      entry = next
      pending = null
      show(next)
    },
    history,
    origin: window.location.origin,
  })

  // From the first moment: hydration takes its time, and no load of the first page may come over a later address.
  const followAddress = () => void follow(new URL(window.location.href))
  addEventListener('popstate', followAddress)
  if (isElsewhere) followAddress()

  /** Shows where the visitor is by now, and from then on each entry. Returns how to end it. */
  function connect(onEntry: typeof show, onPending: typeof notifyPending) {
    show = onEntry
    notifyPending = onPending
    const ended = new AbortController()
    const { signal } = ended
    // The browser itself restores the position of a document it loads; between pages of one document we do.
    const takeScroll = () => {
      history.scrollRestoration = 'manual'
    }
    const leaveScroll = () => {
      storeScroll()
      history.scrollRestoration = 'auto'
    }
    takeScroll()
    if (entry !== first) show(entry)
    if (pending) notifyPending(pending)
    addEventListener('pageshow', takeScroll, { signal })
    addEventListener('pagehide', leaveScroll, { signal })
    return () => ended.abort()
  }
  return { first, navigator, connect, reload, refresh }
}

/** Where the visitor is, and what is on its way (null: nothing); stores the scroll position of each entry. */
export function useHistory<Page extends object>({ first, connect }: BrowserHistory<Page>) {
  const [entry, setEntry] = useState(first)
  const [pending, setPending] = useState<Pending | null>(null)
  useEffect(() => {
    // Both at once: a page that was on its way until just before it is shown, and no longer, would be the old one for a moment.
    const show = (next: HistoryEntry<Page>) =>
      startTransition(() => {
        setEntry(next)
        setPending(null)
      })
    return connect(show, setPending)
  }, [connect])
  useScroll(entry)
  return { entry, pending }
}
