import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'react-router'
import { WorkplaceContext } from './desk/frame/workplace-context.ts'
import type { Place, Side } from './desk/workplace.ts'
import { FrameContext } from './frame/frame-context.ts'
import { operatorPlaces } from './operator-routes.ts'
import { createQueryClient } from './platform/calls/query-client.ts'
import { loadTexts, TextsContext } from './platform/texts.ts'
import { supplierPlaces } from './supplier-routes.ts'
import { SmallDocument, type SmallElement } from './small-dom.ts'
import { stubBrowser, type Sent, type StubGlobal } from './small-browser.ts'

const places: Record<Side, Place[]> = { supplier: supplierPlaces as Place[], operator: operatorPlaces as Place[] }

export type PressedPage = Awaited<ReturnType<typeof openPage>>

/**
 * A page of a workplace that can be pressed, in German: React builds it into a small document, and each call is answered by a sample of what
 * its contract says.
 */
export async function openPage(stubGlobal: StubGlobal, side: Side, address: string) {
  const document = new SmallDocument()
  const sent: Sent[] = []
  const gone: string[] = []
  stubBrowser(stubGlobal, document, sent)
  // Looks for a document as it is read.
  const [{ createRoot }, { flushSync }] = await Promise.all([import('react-dom/client'), import('react-dom')])
  const root = createRoot(document.body as never)
  const queryClient = createQueryClient()
  const page = await pageAt(side, address, (to) => void gone.push(to))
  root.render(<QueryClientProvider client={queryClient}>{page}</QueryClientProvider>)
  const all = () => document.body.all()
  const isComing = () => all().some((one) => one.getAttribute('aria-busy') === 'true') || queryClient.isFetching() > 0
  return {
    /** The calls that were made, in their order. */
    sent,
    /** Where presses led to. */
    gone,
    all,
    /** Whether all that it asks for has come. */
    isSettled: () => document.body.textContent !== '' && !isComing(),
    /** Has React do what it does when that happens there; wait for what follows from it. */
    press(element: SmallElement, handler: 'onClick' | 'onChange') {
      propsOf(element)[handler]!(eventAt(element))
    },
    close() {
      flushSync(() => root.unmount())
      queryClient.clear()
    },
  }
}

async function pageAt(side: Side, address: string, go: (to: string) => void) {
  const [path, search] = address.split('?')
  const { Component } = await places[side].find((one) => one.path === path)!.read()
  const texts = await loadTexts('de')
  const to = (target: string | { pathname: string; search: string }) =>
    go(typeof target === 'string' ? target : target.pathname + target.search)
  const navigator = { push: to, replace: to, createHref: String }
  const frame = { origin: 'http://tresen.test', navigator, prefetch() {}, reload() {} }
  const location = {
    pathname: `/de/${side}/${path}`,
    search: search ? `?${search}` : '',
    hash: '',
    state: null,
    key: 'a',
  }
  return (
    <FrameContext value={frame as never}>
      <TextsContext value={{ language: 'de', texts }}>
        <WorkplaceContext value={{ side, places: places[side] }}>
          <Router location={location} navigator={navigator as never}>
            <Component />
          </Router>
        </WorkplaceContext>
      </TextsContext>
    </FrameContext>
  )
}

type Handlers = Record<string, (event: object) => void>

/** What React keeps at an element. */
const propsOf = (element: SmallElement): Handlers =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))![1] as never

const eventAt = (element: SmallElement) => ({
  target: element,
  currentTarget: element,
  nativeEvent: {},
  button: 0,
  defaultPrevented: false,
  preventDefault() {},
  stopPropagation() {},
})
