import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Router, useRoutes, type Navigator, type RouteObject } from 'react-router'
import type { Language } from '../../contract/values.ts'
import { TextsContext, type Texts } from '../platform/texts.ts'
import { FrameContext, type Frame } from './frame-context.ts'
import { LoadedContext } from './page.tsx'
import type { Place } from './navigation.ts'

export type AppProps = {
  queryClient: QueryClient
  frame: Frame
  language: Language
  texts: Texts
  routes: RouteObject[]
  place: Omit<Place, 'keepsScroll'>
  navigator: Navigator
}

/** The site at a place, the same on the server and in the browser. */
export function App({ queryClient, frame, language, texts, routes, place, navigator }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <FrameContext value={frame}>
        <TextsContext value={{ language, texts }}>
          <LoadedContext value={place.page}>
            <Router location={place.location} navigationType={place.action} navigator={navigator}>
              <Site routes={routes} />
            </Router>
          </LoadedContext>
        </TextsContext>
      </FrameContext>
    </QueryClientProvider>
  )
}

const Site = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)
