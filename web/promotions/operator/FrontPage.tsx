import Plus from 'lucide-react/icons/plus'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as frontPageApi from '../../../contract/operator/front-page.ts'
import type { OperatorCarousel } from '../../../contract/operator/front-page.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { moved, OrderGrip } from '../../desk/order/OrderGrip.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { PreviewPane } from '../../previews/operator/PreviewPane.tsx'
import { Button } from '../../ui/Button.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CarouselDialog } from './CarouselDialog.tsx'
import { ContentStateTag } from './ContentStateTag.tsx'
import { Plan } from './Plan.tsx'
import { contentKey, frontPageQuery } from './queries.ts'
import { useOperatorPromotionTexts } from './texts.ts'
import { windowWords } from './window-words.ts'

type FrontPage = OutputOf<typeof frontPageApi.read>

/** The front page, place by place, beside itself with its drafts; below it the weeks to come. */
export function Component() {
  const t = useOperatorPromotionTexts()
  const desk = useDeskTexts()
  const read = useRead(frontPageQuery())
  const [edited, setEdited] = useState<OperatorCarousel | 'new' | null>(null)
  return (
    <div className="edit-page">
      <header className="edit-head">
        <div className="mr-auto min-w-0">
          <h1 className="text-2xl">{desk.places.operator.frontPage}</h1>
          <p className="text-small text-ink-2">{t.frontPage.lead}</p>
        </div>
        <Button size="sm" icon={<Plus />} onClick={() => setEdited('new')}>
          {t.frontPage.add}
        </Button>
      </header>
      <div className="edit-form">
        <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="m-4 h-80" />}>
          {(page) => <PlacesList page={page} onEdit={setEdited} />}
        </QueryView>
      </div>
      <PreviewPane of={{ kind: 'FRONT_PAGE' }} version={read.state === 'ready' ? JSON.stringify(read.data) : ''} />
      <Plan />
      {edited && <CarouselDialog carousel={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

/** What has one slot takes turns in one place. */
function placesOf(carousels: readonly OperatorCarousel[]): OperatorCarousel[][] {
  return [...Map.groupBy(carousels, ({ slot }) => slot).values()]
}

type PlacesListProps = { page: FrontPage; onEdit: (carousel: OperatorCarousel) => void }

function PlacesList({ page, onEdit }: PlacesListProps) {
  const t = useOperatorPromotionTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const places = placesOf(page.carousels)
  const write = useWrite({
    mutationFn: (ordered: OperatorCarousel[][]) =>
      call(frontPageApi.orderCarousels, { slugs: ordered.flat().map(({ slug }) => slug) }),
    onMutate: (ordered) =>
      queryClient.setQueryData(frontPageQuery().queryKey, (held) => held && { ...held, carousels: ordered.flat() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contentKey }),
  })
  if (places.length === 0) return <p className="p-5 text-ink-2">{t.frontPage.none}</p>
  return (
    <ol aria-label={t.frontPage.places} className="edit-fields gap-2">
      {places.map((turns, place) => (
        <li key={turns[0]!.slot} data-order className="edit-row items-start">
          <OrderGrip
            label={t.frontPage.move(language === 'de' ? turns[0]!.titleDe : turns[0]!.titleEn)}
            place={place}
            all={places.length}
            onMove={(from, to) => write.mutate(moved(places, from, to))}
          />
          <div className="grid min-w-0 flex-1 gap-2">
            {turns.length > 1 && <p className="text-xs text-ink-3">{t.frontPage.turns(turns.length)}</p>}
            {turns.map((carousel) => (
              <PlaceEntry key={carousel.slug} carousel={carousel} page={page} onEdit={() => onEdit(carousel)} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

type PlaceEntryProps = { carousel: OperatorCarousel; page: FrontPage; onEdit: () => void }

function PlaceEntry({ carousel, page, onEdit }: PlaceEntryProps) {
  const t = useOperatorPromotionTexts()
  const language = useLanguage()
  const { slot, type, state } = carousel
  const title = language === 'de' ? carousel.titleDe : carousel.titleEn
  const { count = 0 } = page.promotionCounts.find((one) => one.slot === slot) ?? {}
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{title}</span>
          <ContentStateTag state={state} />
        </p>
        <p className="text-xs text-ink-3">{t.frontPage.types[type]}</p>
        {(carousel.startsAt || carousel.endsAt) && (
          <p className="text-xs text-ink-2">{windowWords(carousel, t, language)}</p>
        )}
        {type === 'PROMOTION' && (
          <p className="text-xs">
            {count > 0 ? (
              <Link to="/operator/promotions" className="text-brand underline underline-offset-2">
                {t.frontPage.promotionsOf(count)}
              </Link>
            ) : (
              <span className="text-warn">{t.frontPage.noPromotions}</span>
            )}
          </p>
        )}
      </div>
      <Button size="sm" variant="quiet" aria-label={t.editNamed(title)} onClick={onEdit}>
        {t.edit}
      </Button>
    </div>
  )
}
