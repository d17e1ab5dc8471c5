import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { NavigationType, Router, type Navigator } from 'react-router'
import type { Language } from '../../contract/platform/values.ts'
import { FrameContext } from '../frame/frame-context.ts'
import { localPath } from '../paths.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { TextsContext, type Texts } from '../platform/texts.ts'
import { LanguagePicker } from '../shell/LanguagePicker.tsx'
import { SignInHost } from '../shell/SignInHost.tsx'
import { ThemePicker } from '../shell/ThemePicker.tsx'
import { chipClass } from '../ui/Chip.tsx'
import { Toasts } from '../ui/windows/Toasts.tsx'
import { useGalleryTexts } from './Example.tsx'
import { sampleQueries } from './sample-answers.ts'
import { ViewerContext } from './shown-viewer.ts'

export type PartName = keyof ReturnType<typeof useGalleryTexts>['parts']

const part = (read: () => Promise<{ Part: ComponentType }>) =>
  lazyPart(async () => (await read()).Part, { missing: 'sentence' })
const parts: Record<PartName, ComponentType> = {
  buttons: part(() => import('./ButtonsPart.tsx')),
  fields: part(() => import('./FieldsPart.tsx')),
  goods: part(() => import('./ProductsPart.tsx')),
  listings: part(() => import('./ListingsPart.tsx')),
  finding: part(() => import('./FindingPart.tsx')),
  product: part(() => import('./ProductPart.tsx')),
  cart: part(() => import('./CartPart.tsx')),
  orders: part(() => import('./OrdersPart.tsx')),
  windows: part(() => import('./WindowsPart.tsx')),
  states: part(() => import('./StatesPart.tsx')),
  visitor: part(async () => ({ Part: (await import('./ShellParts.tsx')).VisitorPart })),
  buyer: part(async () => ({ Part: (await import('./ShellParts.tsx')).BuyerPart })),
  impersonated: part(async () => ({ Part: (await import('./ShellParts.tsx')).ImpersonatedPart })),
}
/** Header and footer are landmarks of their own page. */
const shells: PartName[] = ['visitor', 'buyer', 'impersonated']

const idle = () => {}
const go = (to: unknown) => {
  const { pathname = location.pathname, search = '' } = to as { pathname?: string; search?: string }
  location.assign(typeof to === 'string' ? to : pathname + search)
}
const navigator: Navigator = { createHref: String, go: idle, push: go, replace: go }
const frame = {
  origin: location.origin,
  page: { Component: null, loaded: null, problem: null },
  navigator,
  prefetch: idle,
  reload: () => location.reload(),
}

/** All components in all states, a part at a time (`?part=`). */
export function Gallery({ language, texts }: { language: Language; texts: Texts }) {
  const [queryClient] = useState(() => sampleQueries(language))
  const { pathname, search } = location
  return (
    <QueryClientProvider client={queryClient}>
      <FrameContext value={frame}>
        <TextsContext value={{ language, texts }}>
          <Router
            location={{ pathname, search, hash: '', state: null, key: 'gallery', mask: undefined }}
            navigationType={NavigationType.Pop}
            navigator={navigator}
          >
            <Parts language={language} />
          </Router>
        </TextsContext>
      </FrameContext>
    </QueryClientProvider>
  )
}

function Parts({ language }: { language: Language }) {
  const t = useGalleryTexts()
  const chosen = new URLSearchParams(location.search).get('part') as PartName
  const name = parts[chosen] ? chosen : 'buttons'
  const Part = parts[name]
  const isShell = shells.includes(name)
  return (
    <>
      <title>{`${t.parts[name]} - ${t.title}`}</title>
      <section aria-label={t.title} className="gallery-head">
        {isShell ? <p>{t.title}</p> : <h1>{t.title}</h1>}
        <LanguagePicker />
        <ThemePicker />
      </section>
      <nav aria-label={t.choose} className="gallery-parts">
        {(Object.keys(parts) as PartName[]).map((other) => (
          <a
            key={other}
            href={`${localPath(language, '/dev/ui')}?part=${other}`}
            aria-current={other === name ? 'page' : undefined}
            className={chipClass({ variant: other === name ? 'on' : 'neutral' })}
          >
            {t.parts[other]}
          </a>
        ))}
      </nav>
      {isShell ? (
        <Part />
      ) : (
        <main className="gallery-main">
          <Part />
        </main>
      )}
      <Toasts />
      <ViewerContext value="visitor">
        <SignInHost />
      </ViewerContext>
    </>
  )
}
