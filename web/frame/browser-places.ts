import { NavigationType, type RouteObject } from 'react-router'
import { loadPage, type Loaded } from './loading.ts'
import { createNavigation, keptIn, locationOf, type Place } from './navigation.ts'
import { createPrefetch } from './prefetch.ts'
import { rememberScroll } from './scroll.ts'

export type BrowserPlaces = ReturnType<typeof createBrowserPlaces>
type BrowserPlacesOptions = { routes: RouteObject[]; origin: string; first: Loaded }

/** Navigation tied to the browser's history; `first` is the page the server rendered. */
export function createBrowserPlaces({ routes, origin, first }: BrowserPlacesOptions) {
  const location = locationOf(new URL(window.location.href), keptIn(history.state))
  let place: Place = { location, action: NavigationType.Pop, page: first, keepsScroll: true }
  let show: (place: Place) => void = () => {}
  let tellPending: (path: string | null) => void = () => {}
  const remember = () => rememberScroll(place.location.key)
  const { navigator, follow, reload } = createNavigation({
    load: (url) => loadPage(routes, url),
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
    addEventListener('popstate', () => void follow(new URL(window.location.href)), { signal })
    addEventListener('pageshow', takeScroll, { signal })
    addEventListener('pagehide', leaveScroll, { signal })
    return () => ended.abort()
  }
  return {
    first: place,
    navigator,
    connect,
    frame: { origin, prefetch: createPrefetch(routes), open: navigator.push, reload },
  }
}
