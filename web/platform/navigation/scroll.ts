import { useLayoutEffect, useRef } from 'react'
import { NavigationType } from 'react-router'
import type { HistoryEntry } from './navigation.ts'
import { sessionStore } from '../storage.ts'

const KEY = 'scroll'

/** Top of a new page, the old position on the way back (api.md section 3), which a reload keeps as well. */
export function useScroll({ location, action, preservesScroll }: HistoryEntry<object>): void {
  const shown = useRef(location)
  useLayoutEffect(() => {
    if (shown.current === location) return
    shown.current = location
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (action === NavigationType.Pop) return goBackTo(positions()[location.key] ?? 0)
    if (preservesScroll) return
    if (target) target.scrollIntoView()
    else scrollTo(0, 0)
  }, [location, action, preservesScroll])
}

// A part of the page may still be on its way (a buyer's own answer, the filters): until the page is long enough again, or
// the visitor moves, or leaves, it is tried anew whenever it grows.
function goBackTo(top: number): (() => void) | undefined {
  scrollTo(0, top)
  const isThere = () => Math.abs(scrollY - top) < 1
  if (isThere()) return undefined
  const ended = new AbortController()
  const growth = new ResizeObserver(() => {
    scrollTo(0, top)
    if (isThere()) stop()
  })
  const stop = () => {
    growth.disconnect()
    ended.abort()
  }
  growth.observe(document.documentElement)
  for (const move of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(move, stop, { signal: ended.signal, passive: true })
  return stop
}

/** Of so many entries of the history the position is stored. */
const MOST = 50

/** Stores how far the entry was scrolled when it is left. */
export function storeScrollPosition(key: string): void {
  const { [key]: _, ...others } = positions()
  const newest = Object.entries({ ...others, [key]: scrollY }).slice(-MOST)
  sessionStore.write(KEY, JSON.stringify(Object.fromEntries(newest)))
}

const positions = () => (sessionStore.readJson(KEY) ?? {}) as Record<string, number>
