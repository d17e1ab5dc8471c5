import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { renderMatches, Router, type RouteObject } from 'react-router'
import type { Language } from '../../contract/platform/values.ts'
import type { HistoryEntry } from '../platform/navigation/navigation.ts'
import { matchesOf } from '../platform/navigation/route-matches.ts'
import { TextsContext, type Texts } from '../platform/texts.ts'
import { FrameContext, type Frame } from './frame-context.ts'
import type { Loaded } from './loading.ts'

export type AppProps = {
  routes: RouteObject[]
  queryClient: QueryClient
  frame: Omit<Frame, 'page'>
  words: { language: Language; texts: Texts }
  entry: Omit<HistoryEntry<Loaded>, 'preservesScroll'>
}

/** The site at an entry of the history, the same on the server and in the browser. */
export const App = ({ routes, queryClient, frame, words, entry }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <FrameContext value={{ ...frame, page: entry.page }}>
      <TextsContext value={words}>
        <Router location={entry.location} navigationType={entry.action} navigator={frame.navigator}>
          {renderMatches(matchesOf(routes, entry.location.pathname))}
        </Router>
      </TextsContext>
    </FrameContext>
  </QueryClientProvider>
)
