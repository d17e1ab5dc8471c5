import { memo } from 'react'
import { lazyPart } from '../platform/lazy-part.tsx'

const NEAR = '600px'
const QUIET_MS = 500

const Footer = lazyPart(async () => {
  if (typeof document !== 'undefined') await isNeeded()
  return (await import('./Footer.tsx')).Footer
})

/**
 * The footer stands in the page from the server; its code comes when it is about to be seen or the visitor begins to do
 * something: until it is there, React holds back every navigation.
 */
export const DeferredFooter = memo(Footer)

const INTENTS = ['pointerover', 'pointerdown', 'keydown', 'popstate'] as const

function isNeeded() {
  const footer = document.querySelector('footer')
  if (!footer) return undefined
  return new Promise<void>((resolve) => {
    const show = () => {
      observer.disconnect()
      for (const intent of INTENTS) removeEventListener(intent, show)
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: NEAR },
    )
    observer.observe(footer)
    // Somebody may have begun before this was listening.
    setTimeout(show, QUIET_MS)
    for (const intent of INTENTS) addEventListener(intent, show, { passive: true })
  })
}
