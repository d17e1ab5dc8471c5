import { useRef, type TouchEvent } from 'react'

const SWIPE_PX = 32

/** A sideways movement of a finger; the click that ends it does not press what is below it. */
export function useSwipe(go: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null)
  const isSwipe = useRef(false)
  return {
    onTouchStart({ touches }: TouchEvent) {
      // A second finger enlarges the page.
      from.current = touches.length === 1 ? touches[0]!.clientX : null
      isSwipe.current = false
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      if (from.current === null) return
      const moved = changedTouches[0]!.clientX - from.current
      if (Math.abs(moved) < SWIPE_PX) return
      isSwipe.current = true
      go(moved < 0 ? 1 : -1)
    },
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
      if (!isSwipe.current) return
      isSwipe.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
