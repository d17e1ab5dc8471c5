import { useLayoutEffect, useRef } from 'react'
import { NavigationType } from 'react-router'
import type { Place } from './navigation.ts'

const KEY = 'scroll'

/** Top of a new page, the old position on the way back (api.md section 3), which a reload keeps as well. */
export function useScroll({ location, action, keepsScroll }: Place<object>): void {
  const shown = useRef(location)
  useLayoutEffect(() => {
    if (shown.current === location) return
    shown.current = location
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (action === NavigationType.Pop) scrollTo(0, positions()[location.key] ?? 0)
    else if (target) target.scrollIntoView()
    else if (!keepsScroll) scrollTo(0, 0)
  }, [location, action, keepsScroll])
}

/** Keeps how far the entry was scrolled when it is left. */
export function rememberScroll(key: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...positions(), [key]: scrollY }))
}

const positions = () => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>
