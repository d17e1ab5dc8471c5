import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { CallProblem } from '../calls/call-problem.ts'
import { FailureBoundary } from './FailureBoundary.tsx'

/** Brings the server's page to life. What nothing inside catches leaves a sentence, never an empty document. */
export function hydrateInNet(site: ReactNode): void {
  const net = (
    <Alive>
      <FailureBoundary resetKeys={[]} instead={<LastResort />}>
        {site}
      </FailureBoundary>
    </Alive>
  )
  const options = { onUncaughtError: announceNotAlive, onCaughtError: reportMistake, onRecoverableError: reportMistake }
  startTransition(() => void hydrateRoot(document.getElementById('root')!, net, options))
}

/** Marks the document once everything acts, effects included: React names its properties at elements long before. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
  return children
}

/**
 * The boundary that catches a failed call says so with a way to try again; only mistakes belong in the console. Where React names what
 * made it begin anew, that is the mistake.
 */
function reportMistake(error: unknown) {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (!(cause instanceof CallProblem)) reportError(cause)
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
