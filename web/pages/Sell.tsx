import { accountPaths } from '../account-paths.ts'
import { useSellTexts } from '../onboarding/sell-texts.ts'
import { lazyPart } from '../platform/lazy-part.tsx'
import { useHydrated } from '../platform/viewer/viewer.ts'
import { Head } from '../ui/Head.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { NeedsScript } from '../ui/script/NeedsScript.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

// Only who stays on the page reads its code.
const ApplyPart = lazyPart(async () => (await import('../onboarding/ApplyPart.tsx')).ApplyPart, {
  missing: 'sentence',
})

/** Where a company applies to sell. */
export function Component() {
  const t = useSellTexts()
  // Who is looking decides between the form and the sign-in, and the server's page is the same for everybody.
  const isHydrated = useHydrated()
  return (
    <div className="shell py-8 lg:py-13">
      <Head title={t.title} description={t.description} path={accountPaths.sell()} />
      <PageTitle>{t.title}</PageTitle>
      <p className="mt-4 max-w-[62ch] text-lg text-ink-2">{t.lead}</p>
      <div className="mt-8 grid items-start gap-10 *:min-w-0 lg:grid-cols-[1fr_380px] lg:gap-[76px]">
        <section className="rounded-lg bg-surface p-5 hairline sm:p-8">
          <h2 className="mb-5 text-2xl">{t.formTitle}</h2>
          <NeedsScript />
          {isHydrated ? <ApplyPart /> : <Skeleton className="h-96 rounded-lg" />}
        </section>
        <section>
          <h2 className="text-xl">{t.waysTitle}</h2>
          <ol className="mt-3 grid list-decimal gap-3 pl-5 text-ink-2">
            {t.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
