import Plus from 'lucide-react/icons/plus'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { imageUrl } from '../../../contract/platform/images.ts'
import * as promotionsApi from '../../../contract/operator/promotions.ts'
import type { OperatorPromotion } from '../../../contract/operator/promotions.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { PageHead } from '../../desk/PageHead.tsx'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { call } from '../../platform/calls/call.ts'
import { useSearch } from '../../platform/navigation/use-address.ts'
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
import { contentKey, promotionsQuery } from './queries.ts'
import { useOperatorPromotionTexts } from './texts.ts'
import { windowWords } from './window-words.ts'

const views = ['current', 'all'] as const

/** What is put forward, on all pages of the shop. */
export function Component() {
  const all = useOperatorPromotionTexts()
  const t = all.promotions
  const desk = useDeskTexts()
  const named = useSearch().get('view')
  const view = views.find((one) => one === named) ?? 'current'
  const read = useRead(promotionsQuery(view === 'all'))
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
          views={views.map((key) => ({ key, name: t.views[key] }))}
          chosen={view}
        />
        <QueryView read={read} failed={{ title: all.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {({ items }) => (
            <>
              <PlainTable
                label={desk.places.operator.promotions}
                columns={Object.values(t.columns).map((name) => ({ name }))}
              >
                {items.map((promotion) => (
                  <Row
                    key={promotion.slug}
                    {...{ promotion, onEdit: setEdited, together: countTogether(promotion, items) }}
                    onEnd={() => setEnding(promotion)}
                  />
                ))}
              </PlainTable>
              {items.length === 0 && <p className="p-[18px] text-ink-2">{t.none}</p>}
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

const isSeen = ({ state }: OperatorPromotion) => state === 'LIVE' || state === 'PLANNED'

/** How many others are shown in its place while it is. */
const countTogether = (one: OperatorPromotion, all: readonly OperatorPromotion[]) =>
  !isSeen(one)
    ? 0
    : all.filter(
        (other) =>
          other.slug !== one.slug &&
          isSeen(other) &&
          other.placement === one.placement &&
          other.slot === one.slot &&
          (other.placeSlug === null || one.placeSlug === null || other.placeSlug === one.placeSlug) &&
          other.startsAt < one.endsAt &&
          one.startsAt < other.endsAt,
      ).length

type RowProps = {
  promotion: OperatorPromotion
  together: number
  onEdit: (edited: Edited) => void
  onEnd: () => void
}

function Row({ promotion, together, onEdit, onEnd }: RowProps) {
  const all = useOperatorPromotionTexts()
  const t = all.promotions
  const language = useLanguage()
  const { placement, placeSlug, slot, state, storeSlug } = promotion
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
        <span className="block text-xs text-ink-3">{slot}</span>
      </td>
      <td className="min-w-48 text-ink-2">
        {windowWords(promotion, all, language)}
        {together > 0 && <span className="block text-xs text-warn">{t.together(together)}</span>}
      </td>
      <td>
        <ContentStateTag state={state} />
      </td>
      <td className="text-ink-2">{storeSlug ?? t.own}</td>
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
