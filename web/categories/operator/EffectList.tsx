import type * as categoriesApi from '../../../contract/categories/categories.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { effectsQuery } from './queries.ts'
import { useOperatorCategoryTexts } from './texts.ts'

type EffectListProps = { of: InputOf<typeof categoriesApi.readEffects> }

/** What a move or another address touches, before it is done. */
export function EffectList({ of }: EffectListProps) {
  const t = useOperatorCategoryTexts().effects
  const read = useRead(effectsQuery(of, useLanguage()))
  return (
    <section aria-label={t.title} className="rounded-lg bg-sunken px-4 py-3.5">
      <h3 className="mb-1.5 font-semibold">{t.title}</h3>
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-24" />}>
        {({ onSale, otherGoods, stores, links, redirect, takesFrom, commissions, ...named }) => (
          <ul className="grid list-disc gap-1 pl-4 text-small text-ink-2">
            <li>{redirect ? t.redirect(redirect.from, redirect.to) : t.noRedirect}</li>
            {takesFrom && <li>{t.takesFrom(takesFrom)}</li>}
            <li>{t.goods(onSale, otherGoods, stores)}</li>
            <li>{t.follows(named.carousels, named.promotions, named.savedFilters)}</li>
            <li>
              {t.links(links.carousels, links.promotions, links.posts)}
              {redirect && `. ${t.linksGoOn}`}
            </li>
            {commissions.left + commissions.found > 0 && <li>{t.commissions(commissions.left, commissions.found)}</li>}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
