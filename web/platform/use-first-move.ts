import { useEffect } from 'react'

const signs = ['pointermove', 'touchstart', 'keydown']

/** Acts once, when the visitor first moves: whoever only reads the page loads nothing more. */
export function useFirstMove(act: () => void) {
  useEffect(() => {
    const done = new AbortController()
    const begin = () => {
      done.abort()
      act()
    }
    for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: done.signal })
    return () => done.abort()
  }, [act])
}
