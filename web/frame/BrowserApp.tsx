import { startTransition, useEffect, useMemo, useState } from 'react'
import { App, type AppProps } from './App.tsx'
import type { BrowserPlaces } from './browser-places.ts'
import { PendingContext } from './frame-context.ts'
import type { Place } from './navigation.ts'
import { useScroll } from './scroll.ts'

type BrowserAppProps = Pick<AppProps, 'queryClient' | 'language' | 'texts' | 'routes'> & { places: BrowserPlaces }

/** The site in the browser: begins with what the server rendered, then shows place after place. */
export function BrowserApp({ places, routes, queryClient, language, texts }: BrowserAppProps) {
  const { first, frame, navigator, connect } = places
  const [place, setPlace] = useState<Place>(first)
  const [pending, setPending] = useState<string | null>(null)
  useEffect(() => connect((next) => startTransition(() => setPlace(next)), setPending), [connect])
  useScroll(place)
  // What is pending concerns few; the site itself stays as it is.
  const site = useMemo(
    () => <App {...{ queryClient, frame, language, texts, routes, place, navigator }} />,
    [queryClient, frame, language, texts, routes, place, navigator],
  )
  return <PendingContext value={pending}>{site}</PendingContext>
}
