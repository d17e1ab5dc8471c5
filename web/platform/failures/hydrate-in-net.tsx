import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { FailureBoundary } from './FailureBoundary.tsx'

/** Brings the server's page to life. What nothing inside catches leaves a sentence, never an empty document. */
export function hydrateInNet(site: ReactNode): void {
  const net = (
    <FailureBoundary resetKeys={[]} instead={<LastResort />}>
      {site}
    </FailureBoundary>
  )
  startTransition(() => void hydrateRoot(document.getElementById('root')!, net, { onUncaughtError: announceNotAlive }))
}

/** Says in the bar of early.ts that the page is not alive; the server's page stays readable. */
export const announceNotAlive = () => void dispatchEvent(new Event('not-alive'))

const reload = () => location.reload()

function LastResort() {
  // The words stand in the document (server/pages/page-assets.ts): nothing else may be there.
  const { sentence, button } = document.querySelector<HTMLElement>('script[data-sentence]')?.dataset ?? {}
  useEffect(() => {
    addEventListener('popstate', reload)
    return () => removeEventListener('popstate', reload)
  }, [])
  return (
    <main className="last-resort">
      <p role="alert">{sentence}</p>
      <button type="button" onClick={reload}>
        {button}
      </button>
    </main>
  )
}
