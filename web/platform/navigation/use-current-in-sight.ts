import { useEffect, useRef, type RefObject } from 'react'

const BEFORE_PX = 64

/** For a row of tabs that scrolls: shows the current one and a part of the one before, whenever `current` is another. */
export function useCurrentInSight<E extends HTMLElement>(current: string): RefObject<E | null> {
  const row = useRef<E>(null)
  const shown = useRef<string>(null)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !tab) return
    const { left, right } = row.current.getBoundingClientRect()
    const place = tab.getBoundingClientRect()
    // Above the space at its end a row may fade.
    const end = right - Number.parseFloat(getComputedStyle(row.current).paddingRight)
    // One that is in sight stays where it was pressed.
    if (place.left < left || place.right > end) row.current.scrollLeft += place.left - left - BEFORE_PX
  })
  return row
}
