import { useEffect, useRef, useState } from 'react'

/** Width in CSS pixels of the element that `root` is given to; 0 until it is known. */
export function useWidth() {
  const root = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(root.current!)
    return () => observer.disconnect()
  }, [])
  return { root, width }
}
