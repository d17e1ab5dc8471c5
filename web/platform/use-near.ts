import { useCallback, useState } from 'react'

const NEAR = '600px'

/** Whether the element of `ref` has come near the window; once it has, it stays so. */
export function useNear() {
  const [isNear, setNear] = useState(false)
  // Nothing is set while React hands over the element: all who use this would be rendered anew at once, which holds a
  // phone up right after hydration.
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isNear }
}
