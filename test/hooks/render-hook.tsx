import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server.edge'
import { Router, type Navigator } from 'react-router'
import { expect, vi } from 'vitest'
import { FrameContext } from '../../web/frame/frame-context.ts'
import { createQueryClient } from '../../web/platform/calls/query-client.ts'
import { loadTexts, TextsContext, type Texts } from '../../web/platform/texts.ts'
import { currentToasts, dismissToast } from '../../web/platform/toasts.ts'
import { settleViewer } from '../../web/platform/viewer/viewer-state.ts'

// React looks at the window whenever it has work, which a query that settles late gives it after its test has ended: it stays
// for as long as the process, which runs one file.
Object.assign(globalThis, { window: { event: undefined } })

const roots = new Set<Root>()

/** As much of an element as React asks for of a root whose components draw nothing. */
function emptyContainer() {
  const nothing = { addEventListener() {}, removeEventListener() {} }
  const defaultView = { HTMLIFrameElement: Object }
  const ownerDocument = { ...nothing, nodeType: 9, activeElement: null, body: null, defaultView }
  return { ...nothing, nodeType: 1, tagName: 'DIV', namespaceURI: '', textContent: '', ownerDocument }
}

type Around = { queryClient: QueryClient; texts: Texts; navigator: Navigator; children: ReactNode }

/** What a page of the shop has around it. */
function PageAround({ queryClient, texts, navigator, children }: Around) {
  const frame = { origin: 'http://tresen.test', navigator, prefetch() {}, reload() {} }
  const location = { pathname: '/de', search: '', hash: '', state: null, key: 'a' }
  return (
    <QueryClientProvider client={queryClient}>
      <FrameContext value={frame as never}>
        <TextsContext value={{ language: 'de', texts }}>
          <Router location={location} navigator={navigator}>
            <Suspense>{children}</Suspense>
          </Router>
        </TextsContext>
      </FrameContext>
    </QueryClientProvider>
  )
}

/** A part of a page as it stands with what the query client knows: its HTML, once its sentences are there. */
export async function renderPart(part: ReactNode, queryClient: QueryClient = createQueryClient()): Promise<string> {
  const texts = await loadTexts('de')
  const navigator = { push() {}, replace() {}, createHref: String } as unknown as Navigator
  const stream = await renderToReadableStream(<PageAround {...{ queryClient, texts, navigator }}>{part}</PageAround>)
  await stream.allReady
  return new Response(stream).text()
}

/**
 * A hook as a page runs it, with its effects and without a browser: in German, with a query client and an address bar. The
 * test ends with `closePages`.
 */
export async function renderHook<Result>(use: () => Result, queryClient: QueryClient = createQueryClient()) {
  const texts = await loadTexts('de')
  const visited: string[] = []
  const visit = ({ pathname, search }: { pathname: string; search: string }) => void visited.push(pathname + search)
  const navigator = { push: visit, replace: visit, createHref: String } as unknown as Navigator
  const seen: { result?: Result } = {}
  function Probe() {
    seen.result = use()
    return null
  }
  const root = createRoot(emptyContainer() as unknown as Element)
  roots.add(root)
  flushSync(() =>
    root.render(
      <PageAround {...{ queryClient, texts, navigator }}>
        <Probe />
      </PageAround>,
    ),
  )
  await expect.poll(() => 'result' in seen).toBe(true)
  return {
    queryClient,
    /** Addresses that it has led to, oldest first. */
    visited,
    /** What the hook returned when it ran last. */
    get result() {
      return seen.result!
    },
    unmount: () => close(root),
  }
}

function close(root: Root) {
  roots.delete(root)
  flushSync(() => root.unmount())
}

/** Ends what `renderHook` has begun, and leaves nothing to the tests that follow in this worker. */
export async function closePages(): Promise<void> {
  roots.forEach(close)
  for (const { id } of currentToasts()) dismissToast(id)
  settleViewer({ token: null })
  vi.unstubAllGlobals()
}
