import { useEffect } from 'react'
import { useFrame } from '../frame/frame-context.ts'
import type { Missing } from '../platform/lazy-part.tsx'
import { useTexts } from '../platform/texts.ts'

/** Where not even the error page could be loaded: comes with every page, and goes on once the connection is back. */
export function PlainErrorPage({ retry }: Missing) {
  const t = useTexts().shell
  const { reload } = useFrame()
  const goOn = () => {
    retry()
    reload()
  }
  useEffect(() => {
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  })
  return (
    <div className="shell grid min-h-[40vh] content-center justify-items-start gap-3 py-16">
      <h1 className="text-3xl">{t.errorTitle}</h1>
      <p role="alert">{t.errorText}</p>
      <button type="button" onClick={goOn} className="py-1 font-semibold text-brand underline underline-offset-2">
        {t.tryAgain}
      </button>
    </div>
  )
}
