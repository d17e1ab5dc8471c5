import { useEffect, useState } from 'react'
import { usePending } from '../platform/navigation/pending.ts'

const AFTER_MS = 120

/** The 3 px bar at the very top while another page is loading; quick changes show none. */
export function RouteProgress() {
  const isLoading = usePending() !== null
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setShown(true), AFTER_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isLoading])
  if (!isShown) return null
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-[3px] origin-left animate-progress bg-brand" />
}
