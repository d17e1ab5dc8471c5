import { endpoints } from '../contract/api.ts'
import type { Endpoint } from '../contract/platform/endpoint.ts'
import { sampleOf } from './sample-of.ts'
import { SmallElement, type SmallDocument } from './small-dom.ts'

/** A call as it has reached the server. */
export type Sent = { endpoint: Endpoint; url: string; body: string }

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const variables = ({ path }: Endpoint) => path.split('{').length
// What is spelled out goes before what a path names.
const known = endpoints
  .toSorted((a, b) => variables(a) - variables(b))
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }))

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export type StubGlobal = (name: string, value: unknown) => unknown

/** What pages ask of a browser, with a server that answers all calls. */
export function stubBrowser(stubGlobal: StubGlobal, document: SmallDocument, sent: Sent[]): void {
  const events = new EventTarget()
  const window = {
    document,
    location: { href: 'http://tresen.test/', search: '', pathname: '/', hash: '' },
    getSelection: () => null,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    requestAnimationFrame: (draw: () => void) => setTimeout(draw),
    cancelAnimationFrame: clearTimeout,
    HTMLElement: SmallElement,
    // Nothing here is one.
    HTMLIFrameElement: Observer,
    MouseEvent: Observer,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    MutationObserver: Observer,
  }
  document.defaultView = window
  for (const [name, value] of Object.entries(window)) stubGlobal(name, value)
  stubGlobal('window', window)
  stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://tresen.test')
    const { endpoint } = known.find((one) => one.endpoint.method === method && one.pattern.test(pathname))!
    sent.push({ endpoint, url: pathname + search, body: typeof body === 'string' ? body : '' })
    return Response.json(sampleOf(endpoint.output))
  })
}
