import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserHistory } from './browser-history.ts'

const ORIGIN = 'http://shop.test'
type Page = { name: string }

/** A browser whose visitor came from /kaffee-tee to /search; each page loads when the test says so. */
function openBrowser({ isBackAlready = false } = {}) {
  const events = new EventTarget()
  const entries = ['/kaffee-tee', '/search']
  let index = isBackAlready ? 0 : 1
  const replace = (_state: unknown, _: string, url: URL) => void entries.splice(index, 1, new URL(url).pathname)
  const push = (_state: unknown, _: string, url: URL) => void entries.splice(++index, 9, new URL(url).pathname)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('history', { state: null, replaceState: replace, pushState: push, go: () => {} })
  vi.stubGlobal('window', {
    location: {
      origin: ORIGIN,
      get href() {
        return ORIGIN + entries[index]
      },
    },
  })
  vi.stubGlobal('scrollY', 0)
  const loads: { path: string; end: (page: Page) => void }[] = []
  const history = createBrowserHistory<Page>({
    first: { page: { name: '/search' }, url: new URL('/search', ORIGIN) },
    load: ({ pathname }) => new Promise((end) => loads.push({ path: pathname, end })),
    circle: { name: 'circle' },
    isComplete: () => true,
  })
  let shown = history.first
  let pending: string | null = null
  return {
    ...history,
    go(delta: number) {
      index += delta
      events.dispatchEvent(new Event('popstate'))
    },
    connect: () =>
      history.connect(
        (entry) => {
          shown = entry
          pending = null
        },
        ({ pathname }) => {
          pending = pathname
        },
      ),
    /** The first load of this path that is under way ends. */
    async end(path: string, name = path) {
      loads
        .splice(
          loads.findIndex((load) => load.path === path),
          1,
        )[0]!
        .end({ name })
      await new Promise((resolve) => setImmediate(resolve))
    },
    state: () => ({ entries: [...entries], shown: shown.page.name, path: shown.location.pathname, pending }),
  }
}
afterEach(() => vi.unstubAllGlobals())

const atCategory = { entries: ['/kaffee-tee', '/search'], shown: '/kaffee-tee', path: '/kaffee-tee', pending: null }

test('back before the history is there is followed', async () => {
  const { connect, end, state } = openBrowser({ isBackAlready: true })
  connect()
  expect(state()).toMatchObject({ shown: '/search', pending: '/kaffee-tee' })
  await end('/kaffee-tee')
  expect(state()).toEqual(atCategory)
})

test('back between the history and the page is followed', async () => {
  const { go, connect, end, state } = openBrowser()
  go(-1)
  connect()
  expect(state()).toMatchObject({ shown: '/search', pending: '/kaffee-tee' })
  await end('/kaffee-tee')
  expect(state()).toEqual(atCategory)
})

test('back whose page is loaded before the first one listens is shown', async () => {
  const { go, connect, end, state } = openBrowser()
  go(-1)
  await end('/kaffee-tee')
  connect()
  expect(state()).toEqual(atCategory)
})

test('another viewer before the page listens has the page of their own', async () => {
  const { refresh, connect, end, state } = openBrowser()
  void refresh()
  await end('/search', 'of the account')
  connect()
  expect(state()).toMatchObject({ entries: ['/kaffee-tee', '/search'], shown: 'of the account', pending: null })
})

test('a load for another viewer does not come over the entry that back has reached', async () => {
  const { refresh, go, connect, end, state } = openBrowser()
  void refresh()
  go(-1)
  await end('/search', 'of the account')
  connect()
  expect(state()).toMatchObject({ entries: ['/kaffee-tee', '/search'], pending: '/kaffee-tee' })
  await end('/kaffee-tee')
  expect(state()).toEqual(atCategory)
})

test('another viewer after back, before the page listens, loads the page that back has reached', async () => {
  const { refresh, go, connect, end, state } = openBrowser()
  go(-1)
  void refresh()
  connect()
  await end('/kaffee-tee')
  expect(state()).toEqual(atCategory)
})

test.each([
  ['/search', '/kaffee-tee'],
  ['/kaffee-tee', '/search'],
])('back while the page is loaded anew wins, though %s is there first', async (...order) => {
  const { reload, go, connect, end, state } = openBrowser()
  connect()
  reload()
  go(-1)
  for (const path of order) await end(path)
  expect(state()).toEqual(atCategory)
})

test('another viewer while back is under way, and forward after it: the last address wins', async () => {
  const { refresh, go, connect, end, state } = openBrowser()
  connect()
  go(-1)
  void refresh()
  go(1)
  await end('/kaffee-tee')
  await end('/search', 'again')
  expect(state()).toEqual({ ...atCategory, shown: 'again', path: '/search' })
})

test('a link that is followed while back is under way wins', async () => {
  const { navigator, go, connect, end, state } = openBrowser()
  connect()
  go(-1)
  navigator.push('/stores')
  await end('/kaffee-tee')
  await end('/stores')
  expect(state()).toEqual({ entries: ['/kaffee-tee', '/stores'], shown: '/stores', path: '/stores', pending: null })
})
