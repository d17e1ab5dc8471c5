import { NavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { createNavigation, stateOf, locationOf, type HistoryEntry } from './navigation.ts'

const ORIGIN = 'http://shop.test'
type Page = { name: string }
const pageOf = (name: string): Page => ({ name })

/** A visitor on the home page; each page loads when the test says so. */
function visit(moves: Record<string, string> = {}) {
  const answers = new Map<string, PromiseWithResolvers<Page>>()
  const addresses: string[] = []
  const arrivals: string[] = []
  const pending: string[] = []
  const home = locationOf(new URL(ORIGIN), stateOf(null))
  let place: HistoryEntry<Page> = {
    location: home,
    action: NavigationType.Pop,
    page: pageOf('/'),
    preservesScroll: false,
  }
  const navigation = createNavigation({
    load: async ({ pathname }) => {
      const movedTo = moves[pathname]
      if (movedTo) return { movedTo }
      const answer = Promise.withResolvers<Page>()
      answers.set(pathname, answer)
      return answer.promise
    },
    isComplete: ({ name }) => name !== 'problem',
    circle: pageOf('circle'),
    current: () => place,
    onPending: ({ pathname, search }) => pending.push(pathname + search),
    onLeave: () => {},
    onArrival: (next) => {
      place = next
      arrivals.push(next.location.pathname + next.location.search + next.location.hash)
    },
    history: {
      pushState: (_state, _, url) => addresses.push(`push ${new URL(url!).pathname}`),
      replaceState: (_state, _, url) => addresses.push(`replace ${new URL(url!).pathname}`),
      go: () => {},
      state: { usr: null, key: 'before' },
    },
    origin: ORIGIN,
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const answer = async (path: string, page = pageOf(path)) => {
    await settled()
    answers.get(path)!.resolve(page)
    await settled()
  }
  return { ...navigation, answer, settled, addresses, arrivals, pending, place: () => place }
}

test('the address changes when the page is there, not before', async () => {
  const { navigator, answer, settled, addresses, arrivals, pending } = visit()
  navigator.push('/stores')
  await settled()
  expect({ addresses, pending }).toEqual({ addresses: [], pending: ['/stores'] })
  await answer('/stores')
  expect({ addresses, arrivals, pending }).toEqual({
    addresses: ['push /stores'],
    arrivals: ['/stores'],
    pending: ['/stores'],
  })
})

test.each([[['/stores', '/search']], [['/search', '/stores']]])(
  'of two navigations the last one wins, whichever is loaded first: %s',
  async (order) => {
    const { navigator, answer, addresses, arrivals, pending } = visit()
    navigator.push('/stores')
    navigator.push('/search')
    for (const path of order) await answer(path)
    expect({ addresses, arrivals }).toEqual({ addresses: ['push /search'], arrivals: ['/search'] })
    expect(pending).toEqual(['/stores', '/search'])
  },
)

test('going back abandons a page that is still on its way', async () => {
  const { navigator, follow, answer, addresses, arrivals, place } = visit()
  navigator.push('/stores')
  void follow(new URL('/login', ORIGIN))
  await answer('/login')
  await answer('/stores')
  expect({ addresses, arrivals }).toEqual({ addresses: [], arrivals: ['/login'] })
  expect(place()).toMatchObject({ action: 'POP', location: { key: 'before' } })
})

test('a page that has moved is opened where it is now', async () => {
  const { navigator, answer, addresses, arrivals } = visit({ '/products/old-1': '/products/new-1' })
  navigator.push('/products/old-1')
  await answer('/products/new-1')
  expect({ addresses, arrivals }).toEqual({ addresses: ['push /products/new-1'], arrivals: ['/products/new-1'] })
})

test('going back to a page that has moved corrects the address', async () => {
  const { follow, answer, addresses } = visit({ '/products/old-1': '/products/new-1' })
  void follow(new URL('/products/old-1', ORIGIN))
  await answer('/products/new-1')
  expect(addresses).toEqual(['replace /products/new-1'])
})

test('pages that move in a circle end in a problem', async () => {
  const { navigator, settled, place } = visit({ '/a': '/b', '/b': '/a' })
  navigator.push('/a')
  await settled()
  await settled()
  expect(place().page).toEqual(pageOf('circle'))
})

test('a page that cannot be shown has its address all the same', async () => {
  const { navigator, answer, addresses, place } = visit()
  navigator.push('/missing')
  await answer('/missing', pageOf('problem'))
  expect(addresses).toEqual(['push /missing'])
  expect(place().page).toEqual(pageOf('problem'))
})

test('a part of the page on the screen is reached without loading', async () => {
  const { navigator, settled, arrivals, place } = visit()
  navigator.push('/#stores')
  await settled()
  expect(arrivals).toEqual(['/#stores'])
  expect(place().page).toEqual(pageOf('/'))
})

test('the same address again makes no further entry', async () => {
  const { navigator, answer, addresses } = visit()
  navigator.push('/')
  await answer('/')
  expect(addresses).toEqual(['replace /'])
})

test('filters keep the position', async () => {
  const { navigator, answer, place, pending } = visit()
  navigator.push({ pathname: '/search', search: '?page=2', hash: '' }, null, { preventScrollReset: true })
  await answer('/search')
  expect(place()).toMatchObject({ preservesScroll: true, location: { search: '?page=2' } })
  expect(pending).toEqual(['/search?page=2'])
})

test('a part of a page that could not be shown loads the page again', async () => {
  const { navigator, answer, arrivals, place } = visit()
  navigator.push('/missing')
  await answer('/missing', pageOf('problem'))
  navigator.push('/missing#content')
  await answer('/missing')
  expect(arrivals).toEqual(['/missing', '/missing#content'])
  expect(place().page).toEqual(pageOf('/missing'))
})

test('another viewer has the page loaded in its place', async () => {
  const { navigator, refresh, answer, settled, addresses, place } = visit()
  navigator.push('/stores#map')
  await answer('/stores', pageOf('for a visitor'))
  const { key } = place().location
  void refresh()
  await settled()
  expect(place().page).toEqual(pageOf('for a visitor'))
  await answer('/stores', pageOf('for a buyer'))
  expect(place()).toMatchObject({ page: pageOf('for a buyer'), preservesScroll: true, location: { key, hash: '#map' } })
  expect(addresses).toEqual(['push /stores', 'replace /stores'])
})

test('another viewer does not call back a page on its way', async () => {
  const { navigator, refresh, answer, arrivals } = visit()
  navigator.push('/stores')
  const refreshed = refresh()
  await answer('/stores')
  await refreshed
  expect(arrivals).toEqual(['/stores'])
})
