import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as collectionsApi from '../../../../contract/collections/collections.ts'
import type { CollectionEntry } from '../../../../contract/collections/collections.ts'
import { contentViews } from '../../../../contract/operator/content.ts'
import { imageUrl } from '../../../../contract/platform/images.ts'
import { CursorNav } from '../../../desk/list/CursorNav.tsx'
import { useListAddress } from '../../../desk/list/list-address.ts'
import { ListFilters } from '../../../desk/list/ListFilters.tsx'
import { NoRows } from '../../../desk/list/NoRows.tsx'
import { PlainTable } from '../../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../../desk/PageHead.tsx'
import { ReasonDialog } from '../../../desk/ReasonDialog.tsx'
import { useDeskTexts } from '../../../desk/texts.ts'
import { Link } from '../../../frame/Link.tsx'
import { call } from '../../../platform/calls/call.ts'
import { useRead } from '../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ContentStateTag } from '../ContentStateTag.tsx'
import { collectionsQuery, contentKey } from '../queries.ts'
import { useOperatorCollectionTexts, useOperatorPromotionTexts } from '../texts.ts'
import { windowWords } from '../window-words.ts'
import { AddCollection } from './AddCollection.tsx'
import { ruleWords } from './rule-words.ts'

const path = '/operator/collections'

/** Goods that were put together, by hand and by rules. */
export function Component() {
  const t = useOperatorCollectionTexts()
  const content = useOperatorPromotionTexts()
  const desk = useDeskTexts()
  const address = useListAddress()
  const view = contentViews.find((one) => one === address.search.get('view')) ?? 'CURRENT'
  const named = ['q', 'after', 'before'].flatMap((name) =>
    address.search.get(name) ? [[name, address.search.get(name)!]] : [],
  )
  const listing = { view, ...(Object.fromEntries(named) as Record<string, string>) }
  const read = useRead(collectionsQuery(listing, useLanguage()))
  const [ending, setEnding] = useState<CollectionEntry | null>(null)
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.collections} lead={t.lead}>
        <AddCollection />
      </PageHead>
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path={path}
          views={contentViews.map((key) => ({ key, name: content.views[key] }))}
          chosen={view}
        />
        <div className="px-[18px] pt-3">
          <ListFilters searchLabel={content.search} address={address} filters={[]} />
        </div>
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list) => (
            <>
              <PlainTable
                label={desk.places.operator.collections}
                columns={Object.values(t.columns).map((name) => ({ name }))}
              >
                {list.items.map((collection) => (
                  <Row key={collection.slug} collection={collection} onEnd={() => setEnding(collection)} />
                ))}
              </PlainTable>
              {list.items.length === 0 && <NoRows />}
              <CursorNav path={path} search={address.search} list={list} />
            </>
          )}
        </QueryView>
      </section>
      {ending && <EndDialog collection={ending} onClose={() => setEnding(null)} />}
    </div>
  )
}

function Row({ collection, onEnd }: { collection: CollectionEntry; onEnd: () => void }) {
  const t = useOperatorCollectionTexts()
  const content = useOperatorPromotionTexts()
  const language = useLanguage()
  const { slug, state, homeRank, productCount, rule, sortedBy } = collection
  const title = language === 'de' ? collection.titleDe : collection.titleEn
  return (
    <tr>
      <th scope="row" className="font-semibold">
        <Link
          to={`${path}/${slug}`}
          className="flex min-w-56 items-center gap-3 py-1.5 text-brand underline underline-offset-2"
        >
          <img
            src={imageUrl(collection.imageUrl, 'small')}
            alt=""
            className="goods h-10 w-16 shrink-0 rounded-md bg-sunken object-cover"
          />
          {title}
        </Link>
      </th>
      <td className="tabular-nums">{productCount}</td>
      <td className="min-w-48 text-ink-2">
        {rule ? ruleWords(rule, t, language) : t.byHand}
        {(rule || sortedBy !== 'HAND') && <span className="block text-xs text-ink-3">{t.orders[sortedBy]}</span>}
      </td>
      <td className="text-ink-2">{homeRank === null ? t.notHome : t.homePlace(homeRank)}</td>
      <td className="min-w-48 text-ink-2">{windowWords(collection, content, language)}</td>
      <td>
        <ContentStateTag state={state} />
      </td>
      <td>
        {state !== 'OVER' && (
          <Button size="sm" variant="quiet" aria-label={t.endNamed(title)} onClick={onEnd}>
            {t.end}
          </Button>
        )}
      </td>
    </tr>
  )
}

function EndDialog({ collection, onClose }: { collection: CollectionEntry; onClose: () => void }) {
  const t = useOperatorCollectionTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: (reason: string) => call(collectionsApi.end, { slug: collection.slug, reason }),
    onSuccess() {
      showToast('success', t.ended)
      return queryClient.invalidateQueries({ queryKey: contentKey })
    },
  })
  return (
    <ReasonDialog
      title={t.endTitle(language === 'de' ? collection.titleDe : collection.titleEn)}
      hint={t.endHint}
      action={t.end}
      isDanger
      onDone={write.mutateAsync}
      onClose={onClose}
    />
  )
}
