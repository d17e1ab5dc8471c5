import { createPath, NavigationType, type Location, type Navigator, type To } from 'react-router'

/** Where the visitor is and what is there. */
export type HistoryEntry<Page> = { location: Location; action: NavigationType; page: Page; preservesScroll: boolean }

type Step = {
  url: URL
  action: NavigationType
  state: unknown
  key: string
  preservesScroll?: boolean | undefined
  /** Loaded also where the address names a part of the page on the screen. */
  isAnew?: boolean
}
export type NavigationOptions<Page extends object> = {
  load: (url: URL) => Promise<Page | { movedTo: string }>
  /** Whether a page shows what it should: a part of any other is reached by loading it again. */
  isComplete: (page: Page) => boolean
  /** Shown where pages move in a circle. */
  circle: Page
  /** The entry the visitor has reached. */
  current: () => HistoryEntry<Page>
  /** A page is on its way; until its entry is shown. */
  onPending: (url: URL) => void
  /** Just before the address changes. */
  onLeave: () => void
  /** Shows the entry; the address has changed before. */
  onArrival: (entry: HistoryEntry<Page>) => void
  history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'state'>
  origin: string
}

const MOST_MOVES = 10
const newKey = () => Math.random().toString(36).slice(2, 10)
const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** Loads a page, then goes to it. Of several navigations the last one wins; the others are dropped. */
export function createNavigation<Page extends object>(options: NavigationOptions<Page>) {
  const { isComplete, current, onPending, onLeave, onArrival, history, origin } = options
  let turn = 0
  let underWay: Promise<void> | null = null

  async function go({ url, action, state, key, preservesScroll = false, isAnew = false }: Step) {
    const own = ++turn
    onPending(url)
    const shown = current()
    const isLoaded = !isAnew && isPartOf(shown.location, url) && isComplete(shown.page)
    const { reached, page } = isLoaded ? { reached: url, page: shown.page } : await arrive(options, url)
    if (own !== turn) return
    onLeave()
    const entryState = { usr: state, key }
    if (action === NavigationType.Push) history.pushState(entryState, '', reached)
    else if (action === NavigationType.Replace || reached !== url) history.replaceState(entryState, '', reached)
    onArrival({ location: locationOf(reached, entryState), action, page, preservesScroll })
  }

  function begin(next: Step) {
    const going = go(next).finally(() => {
      if (underWay === going) underWay = null
    })
    underWay = going
    return going
  }

  function step(
    to: To,
    { isReplacing = false, state = null as unknown, preservesScroll = undefined as boolean | undefined },
  ) {
    const url = new URL(hrefOf(to), origin)
    const action =
      isReplacing || url.href === origin + createPath(current().location) ? NavigationType.Replace : NavigationType.Push
    void begin({ url, action, state, key: newKey(), preservesScroll })
  }

  const navigator: Navigator = {
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: (to, state, options) => step(to, { state, preservesScroll: options?.preventScrollReset }),
    replace: (to, state, options) =>
      step(to, { state, preservesScroll: options?.preventScrollReset, isReplacing: true }),
  }
  return {
    navigator,
    /** Follows the address after the browser went back or forward. */
    follow: (url: URL) => begin({ url, action: NavigationType.Pop, ...stateOf(history.state) }),
    /** Loads the current page for another viewer, in its place; a page on its way is loaded for them already. */
    refresh: () => {
      const { location } = current()
      const { state, key } = location
      const url = new URL(createPath(location), origin)
      return underWay ?? begin({ url, action: NavigationType.Replace, state, key, preservesScroll: true, isAnew: true })
    },
    /** Loads the current page anew. */
    reload: () =>
      navigator.replace(createPath(current().location), current().location.state, { preventScrollReset: true }),
  }
}

type Loads<Page extends object> = Pick<NavigationOptions<Page>, 'load' | 'circle' | 'origin'>
async function arrive<Page extends object>({ load, circle, origin }: Loads<Page>, url: URL) {
  let reached = url
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const page = await load(reached)
    if (!('movedTo' in page)) return { reached, page }
    reached = new URL(page.movedTo, origin)
  }
  return { reached, page: circle }
}

const isPartOf = (location: Location, { pathname, search, hash }: URL) =>
  hash !== '' && location.pathname === pathname && location.search === search

export const locationOf = ({ pathname, search, hash }: URL, { usr, key }: { usr: unknown; key: string }): Location => ({
  pathname,
  search,
  hash,
  state: usr,
  key,
})

/** The state of an entry of the history. */
export const stateOf = (state: { usr?: unknown; key?: string } | null) => ({
  state: state?.usr ?? null,
  usr: state?.usr ?? null,
  key: state?.key ?? 'default',
})
