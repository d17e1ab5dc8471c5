import { createPath, NavigationType, type Location, type Navigator, type To } from 'react-router'

/** Where the visitor is and what is there. */
export type Place<Page> = { location: Location; action: NavigationType; page: Page; keepsScroll: boolean }

type Step = { url: URL; action: NavigationType; state: unknown; key: string; keepsScroll?: boolean | undefined }
export type NavigationOptions<Page extends object> = {
  load: (url: URL) => Promise<Page | { movedTo: string }>
  /** Shown where pages move in a circle. */
  circle: Page
  /** The place the visitor has reached. */
  current: () => Place<Page>
  onPending: (path: string | null) => void
  /** Just before the address changes. */
  onLeave: () => void
  /** Shows the place; the address has changed before. */
  onArrival: (place: Place<Page>) => void
  history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'state'>
  origin: string
}

const MOST_MOVES = 10
const newKey = () => Math.random().toString(36).slice(2, 10)
const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** Loads a page, then goes to it. Of several navigations the last one wins; the others are dropped. */
export function createNavigation<Page extends object>(options: NavigationOptions<Page>) {
  const { load, circle, current, onPending, onLeave, onArrival, history, origin } = options
  let turn = 0

  async function go({ url, action, state, key, keepsScroll = false }: Step) {
    const own = ++turn
    onPending(url.pathname)
    const { reached, page } = isSamePage(url) && url.hash ? { reached: url, page: current().page } : await arrive(url)
    if (own !== turn) return
    onLeave()
    const kept = { usr: state, key }
    if (action === NavigationType.Push) history.pushState(kept, '', reached)
    else if (action === NavigationType.Replace || reached !== url) history.replaceState(kept, '', reached)
    onPending(null)
    onArrival({ location: locationOf(reached, kept), action, page, keepsScroll })
  }

  async function arrive(url: URL): Promise<{ reached: URL; page: Page }> {
    let reached = url
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const page = await load(reached)
      if (!('movedTo' in page)) return { reached, page }
      reached = new URL(page.movedTo, origin)
    }
    return { reached, page: circle }
  }

  function isSamePage({ pathname, search }: URL) {
    const { location } = current()
    return location.pathname === pathname && location.search === search
  }

  function step(
    to: To,
    { isReplacing = false, state = null as unknown, keepsScroll = undefined as boolean | undefined },
  ) {
    const url = new URL(hrefOf(to), origin)
    const action =
      isReplacing || url.href === origin + createPath(current().location) ? NavigationType.Replace : NavigationType.Push
    void go({ url, action, state, key: newKey(), keepsScroll })
  }

  const navigator: Navigator = {
    createHref: hrefOf,
    go: (delta) => history.go(delta),
    push: (to, state, options) => step(to, { state, keepsScroll: options?.preventScrollReset }),
    replace: (to, state, options) => step(to, { state, keepsScroll: options?.preventScrollReset, isReplacing: true }),
  }
  return {
    navigator,
    /** Follows the address after the browser went back or forward. */
    follow: (url: URL) => go({ url, action: NavigationType.Pop, ...keptIn(history.state) }),
    /** Loads the current page anew. */
    reload: () =>
      navigator.replace(createPath(current().location), current().location.state, { preventScrollReset: true }),
  }
}

export const locationOf = ({ pathname, search, hash }: URL, { usr, key }: { usr: unknown; key: string }): Location => ({
  pathname,
  search,
  hash,
  state: usr,
  key,
})

/** What an entry of the history keeps. */
export const keptIn = (state: { usr?: unknown; key?: string } | null) => ({
  state: state?.usr ?? null,
  usr: state?.usr ?? null,
  key: state?.key ?? 'default',
})
