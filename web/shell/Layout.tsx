import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import { paths, splitPath } from '../paths.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { localStore } from '../platform/storage.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useRetryOnNavigation } from '../platform/reads/use-retry-on-navigation.ts'
import { useFirstMove } from '../platform/use-first-move.ts'
import { ConsentHost } from '../consent/ConsentHost.tsx'
import { Toasts } from '../ui/windows/Toasts.tsx'
import { DeferredFooter } from './DeferredFooter.tsx'
import { Header } from './header/Header.tsx'
import { ImpersonationRibbon } from './ImpersonationRibbon.tsx'
import { isGermanOffered } from './language-offer.ts'
import { LANGUAGE_KEY } from './LanguageLink.tsx'
import { RouteProgress } from './RouteProgress.tsx'
import { SignInHost } from './SignInHost.tsx'

const LanguageOffer = lazyPart(async () => (await import('./LanguageOffer.tsx')).LanguageOffer)

// Who pays is led nowhere else.
const QuietHeader = lazyPart(async () => (await import('./QuietFrame.tsx')).QuietHeader, {
  fallback: <div className="quiet-header" />,
})
const QuietFooter = lazyPart(async () => (await import('./QuietFrame.tsx')).QuietFooter)

// Read while there is a connection; nobody is told before they do something.
const ConnectionLine = lazyPart(async () => (await import('./ConnectionLine.tsx')).ConnectionLine)

/** The shell around every page; `prepare` reads with the visitor's first movement what the next page will need. */
export function Layout({ prepare }: { prepare: () => void }) {
  const t = useTexts().shell
  const language = useLanguage()
  useEffect(() => localStore.write(LANGUAGE_KEY, language), [language])
  const [isAnswered, setAnswered] = useState(false)
  // Pages are rendered without it: what a browser prefers is not the server's.
  const isOffered = useSyncExternalStore(
    noChange,
    () => isGermanOffered(language),
    () => false,
  )
  const isQuiet = splitPath(useLocation().pathname).path.startsWith(paths.checkout())
  useRetryOnNavigation()
  useFirstMove(prepare)
  useFirstMove(watchFocus)
  const [isMoved, setMoved] = useState(false)
  useFirstMove(useCallback(() => setMoved(true), []))
  const connection = isMoved && <ConnectionLine />
  return (
    <>
      <a href="#content" className="skip-link">
        {t.skipToContent}
      </a>
      {isOffered && !isAnswered && <LanguageOffer onClose={() => setAnswered(true)} />}
      <ConsentHost />
      <RouteProgress />
      {isQuiet ? (
        <>
          <QuietHeader />
          {connection}
        </>
      ) : (
        <Header>{connection}</Header>
      )}
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      {isQuiet ? <QuietFooter /> : <DeferredFooter />}
      <Toasts />
      <ImpersonationRibbon />
      <SignInHost />
    </>
  )
}

const noChange = () => () => {}

// There is no focus to lose before.
const watchFocus = () => {
  import('../platform/focus/guard-focus.ts').then(({ guardFocus }) => guardFocus()).catch(() => {})
}
