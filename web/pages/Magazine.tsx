import { Head } from '../ui/Head.tsx'
import { PostList } from '../magazine/PostList.tsx'
import { TopicLinks } from '../magazine/TopicLinks.tsx'
import { latestPostsQuery } from '../magazine/queries.ts'
import { paths } from '../paths.ts'
import { useMagazineTexts } from '../magazine/texts.ts'
import { call } from '../platform/calls/call.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { usePageQuery } from '../platform/reads/use-page-query.ts'
import { useSearch } from '../platform/navigation/use-address.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** All posts, or those of a topic, newest first. */
export function Component() {
  const { catalogue } = useTexts()
  const t = useMagazineTexts()
  const language = useLanguage()
  const search = useSearch()
  const { data } = usePageQuery(() => latestPostsQuery(call, search, language))
  const crumbs = [
    { label: catalogue.home, to: paths.home() },
    { label: t.title, to: paths.magazine() },
  ]
  return (
    <div className="shell">
      <Head
        title={data.page > 1 ? `${t.title}, ${t.pageOf(data.page)}` : t.title}
        description={t.description}
        path={paths.magazine(data.page, data.topic)}
        isNoindex={data.items.length === 0 || data.topic !== null}
      />
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle className="pt-3 lg:pt-4">{t.title}</PageTitle>
      <p className="mt-2 text-ink-2 lg:text-lg">{t.intro}</p>
      <TopicLinks topics={data.topics} chosen={data.topic} />
      <PostList posts={data} />
    </div>
  )
}
