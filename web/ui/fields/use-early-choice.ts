import { useEffect, useRef } from 'react'

/**
 * Of a select that the server has rendered: what was chosen before its code was there counts as well. The select says
 * `autoComplete="off"`, or browsers put an earlier choice back into it.
 */
export function useEarlyChoice(value: string, onChoice: (chosen: string) => void) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen !== undefined && chosen !== value) onChoice(chosen)
    // Only what was chosen before the first render here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return select
}
