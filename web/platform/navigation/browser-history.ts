import { startTransition, useEffect, useState } from 'react'
import { NavigationType } from 'react-router'
import { createNavigation, keptIn, locationOf, type NavigationOptions, type Place } from './navigation.ts'
import { rememberScroll, useScroll } from './scroll.ts'

export type BrowserHistory<Page extends object> = ReturnType<typeof createBrowserHistory<Page>>

/** Navigation tied to the browser's history; `first` is the page of the document and where it belongs. */
export function createBrowserHistory<Page extends object>({
  first: { page: firstPage, url: firstUrl },
  ...options
}: Pick<NavigationOptions<Page>, 'load' | 'circle' | 'isComplete'> & { first: { page: Page; url: URL } }) {
  // Back or forward may have been pressed before this code was there: the address is another page's then.
  const isElsewhere = firstUrl.href !== window.location.href
  const location = locationOf(firstUrl, keptIn(isElsewhere ? null : history.state))
  let place: Place<Page> = { location, action: NavigationType.Pop, page: firstPage, keepsScroll: true }
  let show: (place: Place<Page>) => void = () => {}
  let tellPending: (path: string | null) => void = () => {}
  const remember = () => rememberScroll(place.location.key)
  const { navigator, follow, reload, refresh } = createNavigation({
    ...options,
    current: () => place,
    onPending: (path) => tellPending(path),
    onLeave: remember,
    onArrival: (next) => {
      place = next
      show(next)
    },
    history,
    origin: window.location.origin,
  })

  /** Begins to follow the browser's back and forward. Returns how to end it. */
  function connect(onPlace: typeof show, onPending: typeof tellPending) {
    show = onPlace
    tellPending = onPending
    const ended = new AbortController()
    const { signal } = ended
    // The browser itself restores the position of a document it loads; between pages of one document we do.
    const takeScroll = () => {
      history.scrollRestoration = 'manual'
    }
    const leaveScroll = () => {
      remember()
      history.scrollRestoration = 'auto'
    }
    takeScroll()
    const followAddress = () => void follow(new URL(window.location.href))
    addEventListener('popstate', followAddress, { signal })
    if (firstUrl.href !== window.location.href) followAddress()
    addEventListener('pageshow', takeScroll, { signal })
    addEventListener('pagehide', leaveScroll, { signal })
    return () => ended.abort()
  }
  return { first: place, navigator, connect, reload, refresh }
}

/** Where the visitor is, and the path on its way (null: none); keeps the scroll position of each place. */
export function useHistory<Page extends object>({ first, connect }: BrowserHistory<Page>) {
  const [place, setPlace] = useState(first)
  const [pending, setPending] = useState<string | null>(null)
  useEffect(() => connect((next) => startTransition(() => setPlace(next)), setPending), [connect])
  useScroll(place)
  return { place, pending }
}
