import Plus from 'lucide-react/icons/plus'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { imageUrl } from '../../../contract/platform/images.ts'
import * as promotionsApi from '../../../contract/operator/promotions.ts'
import { contentViews } from '../../../contract/operator/content.ts'
import { placements, type OperatorPromotion } from '../../../contract/operator/promotions.ts'
import { CursorNav } from '../../desk/list/CursorNav.tsx'
import { useListAddress } from '../../desk/list/list-address.ts'
import { ListFilters } from '../../desk/list/ListFilters.tsx'
import { NoRows } from '../../desk/list/NoRows.tsx'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContentStateTag } from './ContentStateTag.tsx'
import { Plan } from './Plan.tsx'
import { PromotionDialog, type Edited } from './PromotionDialog.tsx'
import { choicesQuery, contentKey, promotionsQuery } from './queries.ts'
import { useOperatorPromotionTexts } from './texts.ts'
import { windowWords } from './window-words.ts'

/** What is put forward, on all pages of the shop. */
export function Component() {
  const all = useOperatorPromotionTexts()
  const t = all.promotions
  const desk = useDeskTexts()
  const address = useListAddress()
  const { search } = address
  const view = contentViews.find((one) => one === search.get('view')) ?? 'CURRENT'
  const placement = placements.find((one) => one === search.get('placement'))
  const named = ['q', 'store', 'after', 'before'].flatMap((name) =>
    search.get(name) ? [[name, search.get(name)!]] : [],
  )
  const read = useRead(
    promotionsQuery({
      view,
      ...(placement && { placement }),
      ...(Object.fromEntries(named) as Record<string, string>),
    }),
  )
  const choices = dataOrNothing(useRead(choicesQuery(useLanguage())))
  const [edited, setEdited] = useState<Edited | null>(null)
  const [ending, setEnding] = useState<OperatorPromotion | null>(null)
  return (
    <div className="desk-page">
      <PageHead title={desk.places.operator.promotions} lead={t.lead}>
        <Button icon={<Plus />} onClick={() => setEdited({ held: null, isCopy: false })}>
          {t.add}
        </Button>
      </PageHead>
      <section className="desk-card">
        <ViewLinks
          label={desk.views}
          path="/operator/promotions"
          views={contentViews.map((key) => ({ key, name: all.views[key] }))}
          chosen={view}
        />
        <div className="px-[18px] pt-3">
          <ListFilters
            searchLabel={all.search}
            address={address}
            filters={[
              {
                name: 'placement',
                label: t.placement,
                options: placements.map((value) => ({ value, label: t.placements[value] })),
              },
              {
                name: 'store',
                label: t.storeSlug,
                options: choices?.stores.map(({ slug, name }) => ({ value: slug, label: name })) ?? [],
              },
            ]}
          />
        </div>
        <QueryView read={read} failed={{ title: all.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(list) => (
            <>
              <PlainTable
                label={desk.places.operator.promotions}
                columns={Object.values(t.columns).map((name) => ({ name }))}
              >
                {list.items.map((promotion) => (
                  <Row
                    key={promotion.slug}
                    promotion={promotion}
                    storeName={
                      choices?.stores.find(({ slug }) => slug === promotion.storeSlug)?.name ?? promotion.storeSlug
                    }
                    onEdit={setEdited}
                    onEnd={() => setEnding(promotion)}
                  />
                ))}
              </PlainTable>
              {list.items.length === 0 && <NoRows />}
              <CursorNav path="/operator/promotions" search={search} list={list} />
            </>
          )}
        </QueryView>
      </section>
      <Plan kinds={['PROMOTIONS']} />
      {edited && <PromotionDialog {...edited} onClose={() => setEdited(null)} />}
      {ending && <EndDialog promotion={ending} onClose={() => setEnding(null)} />}
    </div>
  )
}

type RowProps = {
  promotion: OperatorPromotion
  /** Null where it is the marketplace's own. */
  storeName: string | null
  onEdit: (edited: Edited) => void
  onEnd: () => void
}

function Row({ promotion, storeName, onEdit, onEnd }: RowProps) {
  const all = useOperatorPromotionTexts()
  const t = all.promotions
  const language = useLanguage()
  const { placement, placeSlug, slot, state } = promotion
  const name = language === 'de' ? promotion.nameDe : promotion.nameEn
  return (
    <tr>
      <th scope="row" className="font-semibold">
        <span className="flex min-w-56 items-center gap-3 py-1.5">
          <img
            src={imageUrl(promotion.imageUrl, 'small')}
            alt=""
            className="goods h-10 w-16 shrink-0 rounded-md bg-sunken object-cover"
          />
          {name}
        </span>
      </th>
      <td className="py-1.5">
        {[t.placements[placement], placeSlug].filter(Boolean).join(' · ')}
        {/* Elsewhere there is one place, without a name that an operator has given. */}
        {placement === 'HOME' && <span className="block text-xs text-ink-3">{slot}</span>}
      </td>
      <td className="min-w-48 text-ink-2">
        {windowWords(promotion, all, language)}
        {promotion.togetherCount > 0 && (
          <span className="block text-xs text-warn">{t.together(promotion.togetherCount)}</span>
        )}
      </td>
      <td>
        <ContentStateTag state={state} />
      </td>
      <td className="text-ink-2">{storeName ?? t.own}</td>
      <td>
        <span className="flex justify-end gap-1.5">
          <Button
            size="sm"
            variant="quiet"
            aria-label={all.editNamed(name)}
            onClick={() => onEdit({ held: promotion, isCopy: false })}
          >
            {all.edit}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t.copyNamed(name)}
            onClick={() => onEdit({ held: promotion, isCopy: true })}
          >
            {t.copy}
          </Button>
          {state !== 'OVER' && (
            <Button size="sm" variant="quiet" aria-label={t.endNamed(name)} onClick={onEnd}>
              {t.end}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function EndDialog({ promotion, onClose }: { promotion: OperatorPromotion; onClose: () => void }) {
  const t = useOperatorPromotionTexts().promotions
  const language = useLanguage()
  const queryClient = useQueryClient()
  const write = useWrite({
    mutationFn: (reason: string) => call(promotionsApi.end, { slug: promotion.slug, reason }),
    onSuccess() {
      showToast('success', t.ended)
      return queryClient.invalidateQueries({ queryKey: contentKey })
    },
  })
  return (
    <ReasonDialog
      title={t.endTitle(language === 'de' ? promotion.nameDe : promotion.nameEn)}
      hint={t.endHint}
      action={t.end}
      isDanger
      onDone={write.mutateAsync}
      onClose={onClose}
    />
  )
}
