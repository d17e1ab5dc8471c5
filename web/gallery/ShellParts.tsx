import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '../platform/texts.ts'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/header/Header.tsx'
import { ImpersonationRibbon } from '../shell/ImpersonationRibbon.tsx'
import { useGalleryTexts } from './Example.tsx'
import { sampleQueries } from './sample-answers.ts'
import { ViewerContext } from './shown-viewer.ts'

export const VisitorPart = () => (
  <ViewerContext value="visitor">
    <Shell part="visitor" />
  </ViewerContext>
)

export const BuyerPart = () => <Shell part="buyer" />

export function ImpersonatedPart() {
  const language = useLanguage()
  const [queryClient] = useState(() => sampleQueries(language, true))
  return (
    <QueryClientProvider client={queryClient}>
      <Shell part="impersonated">
        <ImpersonationRibbon />
      </Shell>
    </QueryClientProvider>
  )
}

type ShellProps = { part: 'visitor' | 'buyer' | 'impersonated'; children?: ReactNode }

/** What stands around every page. */
function Shell({ part, children }: ShellProps) {
  const t = useGalleryTexts().parts
  return (
    <>
      <Header />
      <main className="gallery-main">
        <h1 className="gallery-part">{t[part]}</h1>
      </main>
      <Footer />
      {children}
    </>
  )
}
