import { useEffect, useRef } from 'react'

/** Where the pressed button goes, the focus goes on to what stands in its place. */
export function useHandedFocus() {
  const box = useRef<HTMLDivElement>(null)
  const isHanded = useRef(false)
  useEffect(() => {
    if (!isHanded.current) return
    const all = box.current?.querySelectorAll<HTMLElement>('[data-takes-focus]') ?? []
    const next = [...all].findLast((each) => each.getClientRects().length > 0)
    if (!next || next.contains(document.activeElement)) return
    isHanded.current = false
    next.focus({ preventScroll: true })
  })
  // Pressed by a key of elsewhere, the focus stays there.
  return { box, hand: () => void (isHanded.current = box.current?.contains(document.activeElement) ?? false) }
}
