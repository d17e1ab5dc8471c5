import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** What is typed, 150 ms after the last letter: nothing is asked for between two. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
