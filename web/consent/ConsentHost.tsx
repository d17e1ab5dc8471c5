import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../platform/lazy-part.tsx'
import { track } from '../platform/measuring/analytics.ts'
import { useConsent } from '../platform/measuring/consent.ts'

const ConsentDialog = lazyPart(async () => (await import('./ConsentDialog.tsx')).ConsentDialog)

/** Asks visitors who have not chosen yet, and measures those who have agreed; neither where nothing is measured. */
export function ConsentHost() {
  const consent = useConsent()
  const { pathname } = useLocation()
  useEffect(() => {
    if (consent === 'granted') track(({ start }) => start())
  }, [consent])
  // Between the cart and its order the question can wait: nothing may lie over what is to be pressed there.
  if (consent !== 'unasked' || /\/(cart|checkout)\b/.test(pathname)) return null
  return <ConsentDialog />
}
