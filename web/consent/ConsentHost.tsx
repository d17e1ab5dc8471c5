import { useEffect } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'
import { track } from '../platform/measuring/analytics.ts'
import { useConsent } from '../platform/measuring/consent.ts'

const ConsentDialog = lazyPart(async () => (await import('./ConsentDialog.tsx')).ConsentDialog)

/** Asks visitors who have not chosen yet, and measures those who have agreed; neither where nothing is measured. */
export function ConsentHost() {
  const consent = useConsent()
  useEffect(() => {
    if (consent === 'granted') track(({ start }) => start())
  }, [consent])
  if (consent !== 'unasked') return null
  return <ConsentDialog />
}
