import { lazy, Suspense, useEffect } from 'react'
import { track } from '../platform/analytics.ts'
import { useConsent } from '../platform/consent.ts'

const ConsentDialog = lazy(async () => ({ default: (await import('./ConsentDialog.tsx')).ConsentDialog }))

/** Asks who has not chosen yet, and measures for who has agreed; neither where nothing is measured. */
export function ConsentHost() {
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'granted') track(({ start }) => start())
  }, [consent])
  if (consent !== 'unasked') return null
  return (
    <Suspense>
      <ConsentDialog />
    </Suspense>
  )
}
