import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TextsContext, type Texts } from '../platform/texts.ts'
import type { Language } from '../../contract/values.ts'
import { FrameContext, type Frame } from './frame-context.ts'

type AppProps = { queryClient: QueryClient; frame: Frame; language: Language; texts: Texts; children: ReactNode }

/** What stands around the router, the same on the server and in the browser. */
export function App({ queryClient, frame, language, texts, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <FrameContext value={frame}>
        <TextsContext value={{ language, texts }}>{children}</TextsContext>
      </FrameContext>
    </QueryClientProvider>
  )
}
