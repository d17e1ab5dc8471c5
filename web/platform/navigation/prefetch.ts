import { useRef } from 'react'

const HOVER_MS = 60

type Prefetched = { movedTo: string } | { loaded: object | null }

/** Loads chunk, data and first image of a page once, before it is opened. What fails is asked for again by the opening alone. */
export function createPrefetch(load: (url: URL) => Promise<Prefetched>): (href: string) => void {
  const seen = new Set<string>()
  return async (href) => {
    const url = new URL(href, location.href)
    if (seen.has(url.href) || url.pathname === location.pathname) return
    seen.add(url.href)
    const page = await load(url)
    if ('movedTo' in page) return
    const { image } = (page.loaded ?? {}) as { image?: unknown }
    if (typeof image === 'string') new Image().src = image
  }
}

/** What a link listens to: it is prefetched on a hover of 60 ms, on focus and when pressed. */
export function usePrefetch(href: string, prefetch: (href: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = () => prefetch(href)
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(now, HOVER_MS)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: now,
    onPointerDown: now,
  }
}
