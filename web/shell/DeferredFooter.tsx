import { lazy, memo, Suspense } from 'react'

const NEAR = '600px'

const Footer = lazy(async () => {
  if (typeof document !== 'undefined') await isNear()
  return { default: (await import('./Footer.tsx')).Footer }
})

/** The footer stands in the page from the server; its code comes when it is about to be seen. */
export const DeferredFooter = memo(function DeferredFooter() {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  )
})

function isNear() {
  const footer = document.querySelector('footer')
  if (!footer) return undefined
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    observer.observe(footer)
  })
}
