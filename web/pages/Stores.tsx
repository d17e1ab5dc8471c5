import { Head } from '../ui/Head.tsx'
import { paths } from '../paths.ts'
import { call } from '../platform/calls/call.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { usePageQuery } from '../platform/reads/use-page-query.ts'
import { pagePath } from '../platform/navigation/page-param.ts'
import { useSearch } from '../platform/navigation/use-address.ts'
import { storesQuery } from '../stores/queries.ts'
import { StoreList } from '../stores/StoreList.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** All suppliers. */
export function Component() {
  const t = useTexts()
  const language = useLanguage()
  const search = useSearch()
  const { data } = usePageQuery(() => storesQuery(call, search, language))
  const crumbs = [
    { label: t.catalogue.home, to: paths.home() },
    { label: t.stores.title, to: paths.stores() },
  ]
  const path = pagePath(paths.stores(), data.page, { q: search.get('q') ?? undefined })
  return (
    <div className="shell">
      <Head title={t.stores.title} description={t.stores.description} path={path} isNoindex={search.has('q')} />
      <Breadcrumbs crumbs={crumbs} />
      <div className="flex flex-col items-start gap-x-[18px] gap-y-1.5 pt-3 lg:flex-row lg:items-end lg:pt-4">
        <PageTitle>{t.stores.title}</PageTitle>
        <p className="text-ink-2 tabular-nums lg:pb-1.5">{t.stores.count(data.totalItems)}</p>
      </div>
      <p className="mt-2 mb-6 text-ink-2">{t.stores.intro}</p>
      <StoreList stores={data} />
    </div>
  )
}
