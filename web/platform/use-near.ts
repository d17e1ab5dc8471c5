import { useEffect, useState } from 'react'

const NEAR = '600px'

/** Whether the element of `place` has come near the window; once it has, it stays so. */
export function useNear() {
  const [element, setElement] = useState<Element | null>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])
  return { place: setElement, isNear }
}
