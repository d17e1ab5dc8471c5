import { type ReactNode } from 'react'
import type { StaticPageText } from '../../texts/static-page.ts'
import { FaqList } from '../content/FaqList.tsx'
import { StaticArticle } from '../content/StaticArticle.tsx'
import { Head } from '../ui/Head.tsx'
import { useLoaded } from '../frame/page.tsx'
import { paths, type StaticPage } from '../paths.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useHydrated } from '../platform/viewer/viewer.ts'

// Knows what this browser has stored, which the server cannot.
const ConsentChoice = lazyPart(async () => (await import('../consent/ConsentChoice.tsx')).ConsentChoice, {
  missing: 'sentence',
})

/** An article to read; the frequent questions as an accordion, the cookie policy with what can be chosen. */
export function Component() {
  const { page, text } = useLoaded<{ page: StaticPage; text: StaticPageText }>()
  return (
    <>
      <Head title={text.title} description={text.lead} path={paths.static(page)} />
      {page === 'faqs' ? (
        <FaqList text={text} />
      ) : (
        <StaticArticle text={text}>
          {page === 'cookie-policy' && (
            <WhenHydrated>
              <ConsentChoice />
            </WhenHydrated>
          )}
        </StaticArticle>
      )}
    </>
  )
}

function WhenHydrated({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return <div className="mt-8 min-h-32">{isHydrated && children}</div>
}
