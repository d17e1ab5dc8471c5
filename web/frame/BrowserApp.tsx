import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { NavigationType } from 'react-router'
import { App, type AppProps } from './App.tsx'
import { PendingContext } from './frame-context.ts'
import { loadPage, type Loaded } from './loading.ts'
import { createNavigation, keptIn, locationOf, type Place } from './navigation.ts'
import { createPrefetch } from './prefetch.ts'
import { rememberScroll, useScroll } from './scroll.ts'

type BrowserAppProps = Pick<AppProps, 'queryClient' | 'language' | 'texts' | 'routes'> & {
  origin: string
  first: Loaded
}

/** The site in the browser: begins with what the server rendered, then loads and shows page after page. */
export function BrowserApp({ origin, first, routes, queryClient, language, texts }: BrowserAppProps) {
  const [place, setPlace] = useState<Place>(() => placeOf(first))
  const [pending, setPending] = useState<string | null>(null)
  const current = useRef(place)
  const [{ navigator, frame, follow }] = useState(() => {
    const { follow, reload, navigator } = createNavigation({
      load: (url) => loadPage(routes, url),
      current: () => current.current,
      onPending: setPending,
      onLeave: () => rememberScroll(current.current.location.key),
      onArrival: (next) => {
        current.current = next
        startTransition(() => setPlace(next))
      },
      history: window.history,
      origin: window.location.origin,
    })
    return { navigator, follow, frame: { origin, prefetch: createPrefetch(routes), open: navigator.push, reload } }
  })
  useEffect(() => listen(() => void follow(new URL(window.location.href)), current), [follow])
  useScroll(place)
  const site = useMemo(
    () => <App {...{ queryClient, frame, language, texts, routes, place, navigator }} />,
    [queryClient, frame, language, texts, routes, place, navigator],
  )
  return <PendingContext value={pending}>{site}</PendingContext>
}

function placeOf(page: Loaded): Place {
  const location = locationOf(new URL(window.location.href), keptIn(window.history.state))
  return { location, action: NavigationType.Pop, page, keepsScroll: true }
}

// The browser itself restores the position of a document it loads; between pages of one document we do.
function listen(onPop: () => void, current: { current: Place }) {
  const onLeave = () => {
    rememberScroll(current.current.location.key)
    history.scrollRestoration = 'auto'
  }
  const onShow = () => {
    history.scrollRestoration = 'manual'
  }
  onShow()
  addEventListener('popstate', onPop)
  addEventListener('pagehide', onLeave)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('popstate', onPop)
    removeEventListener('pagehide', onLeave)
    removeEventListener('pageshow', onShow)
  }
}
