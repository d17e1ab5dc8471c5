import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { Router } from 'react-router'
import { WorkplaceContext } from './desk/frame/workplace-context.ts'
import type { Place } from './desk/workplace.ts'
import { FrameContext } from './frame/frame-context.ts'
import { createQueryClient } from './platform/calls/query-client.ts'
import { loadTexts, TextsContext } from './platform/texts.ts'
import { supplierPlaces } from './supplier-routes.ts'

/** What the server answers a path with, by the query where that is a function; a path that is not named is refused. */
type Answers = Record<string, object | ((query: URLSearchParams) => object)>
/** What has reached the server. */
export const received: { path: string; query: Record<string, string> }[] = []
let answers: Answers = {}
export const answerWith = (known: Answers) => void (answers = known)

/** A page of the suppliers as it stands once all that it asks for has come: what it asks a path for, and its HTML. */
export async function openPage(address: string, known: Answers) {
  answers = known
  const { pathname, search } = new URL(address, 'http://tresen.test')
  const place = (supplierPlaces as Place[]).find(({ path }) => `/de/supplier/${path}` === pathname)!
  const { Component } = await place.read()
  const queryClient = createQueryClient()
  const texts = await loadTexts('de')
  const page = (
    <QueryClientProvider client={queryClient}>
      <FrameContext value={frame as never}>
        <TextsContext value={{ language: 'de', texts }}>
          <WorkplaceContext value={{ side: 'supplier', places: supplierPlaces as Place[] }}>
            <Router
              location={{ pathname, search, hash: '', state: null, key: 'a' }}
              navigator={frame.navigator as never}
            >
              <Page Component={Component} />
            </Router>
          </WorkplaceContext>
        </TextsContext>
      </FrameContext>
    </QueryClientProvider>
  )
  let html = await rendered(page)
  const isOpen = () => queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' })
  // A render on the server asks for nothing itself; what an answer shows may need another.
  while (isOpen().length > 0) {
    await Promise.allSettled(isOpen().map((query) => query.fetch()))
    html = await rendered(page)
  }
  return { html, ask: (path: string) => received.filter((one) => one.path === path).map(({ query }) => query) }
}

const frame = { origin: 'http://tresen.test', navigator: { push() {}, replace() {} }, prefetch() {}, reload() {} }
const Page = ({ Component }: { Component: ComponentType }) => <Component />

async function rendered(page: React.ReactElement): Promise<string> {
  const stream = await renderToReadableStream(page)
  await stream.allReady
  return new Response(stream).text()
}

/** In place of `fetch`. */
export async function answer(url: string): Promise<Response> {
  const { pathname, searchParams } = new URL(url, 'http://tresen.test')
  searchParams.delete('_ck')
  received.push({ path: pathname, query: Object.fromEntries(searchParams) })
  const known = answers[pathname]
  if (known === undefined) return Response.json({ code: 'INTERNAL', message: '' }, { status: 500 })
  return Response.json(typeof known === 'function' ? known(searchParams) : known)
}
