import type { Product } from '../../../contract/products.ts'
import { useProductTexts } from '../product-texts.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { FIRST_REVIEWS, reviewsQuery } from '../queries.ts'
import { ratingText } from '../rating-text.ts'

type Summary = Product['reviewSummary']

/** The average of all reviews and the newest of them. */
export function ReviewsPanel({ skuId, summary }: { skuId: string; summary: Summary }) {
  const { average, count, stars, items } = summary
  const { reviews, product: t } = useProductTexts()
  const language = useLanguage()
  const enabled = items.length === FIRST_REVIEWS && count > FIRST_REVIEWS
  const all = useRead({ ...reviewsQuery(call, skuId, language), enabled })
  if (average === null)
    return (
      <div className="pt-[22px] lg:pt-8">
        <p>{t.noReviews}</p>
        <p className="mt-1 text-ink-2">{t.reviewHint}</p>
      </div>
    )
  return (
    <div className="grid items-start gap-8 pt-[22px] lg:grid-cols-[240px_minmax(0,1fr)] lg:gap-[52px] lg:pt-8">
      <div className="rounded-lg bg-sunken p-6">
        <p className="font-display text-5xl leading-none font-bold tabular-nums">{ratingText(average, language)}</p>
        <Stars average={average} count={count} className="mt-3" />
        <p className="mt-2 text-sm text-ink-2 tabular-nums">{reviews(count)}</p>
        <StarBars stars={stars} />
        <p className="mt-3 text-sm text-ink-2">{t.reviewHint}</p>
      </div>
      <div>
        <ul className="divide-y divide-line">
          {(dataOrNothing(all) ?? items).map((review) => (
            <ReviewEntry key={review.id} review={review} />
          ))}
        </ul>
        {all.state === 'failed' && <FailedLine text={t.reviewsFailed} failure={all.failure} />}
      </div>
    </div>
  )
}

/** How many reviews gave each number of stars, five first. */
function StarBars({ stars }: { stars: number[] }) {
  const t = useProductTexts().product
  const most = Math.max(...stars, 1)
  return (
    <ul className="mt-4 grid gap-1.5 text-sm text-ink-2 tabular-nums">
      {[5, 4, 3, 2, 1].map((rate) => {
        const count = stars[rate - 1] ?? 0
        return (
          <li key={rate}>
            <span className="sr-only">{t.starCount(rate, count)}</span>
            <span aria-hidden="true" className="grid grid-cols-[10px_1fr_28px] items-center gap-2.5">
              {rate}
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full rounded-full bg-line">
                <rect width={(count / most) * 100} height="8" className="fill-star" />
              </svg>
              <span className="text-right">{count}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function ReviewEntry({ review }: { review: Summary['items'][number] }) {
  const t = useProductTexts().product
  const language = useLanguage()
  // One time zone on the server and in every browser, or the page would not hydrate.
  const day = review.createdAt.toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  })
  return (
    <li className="max-w-[72ch] py-5 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Stars average={review.rate} count={1} />
        <span className="font-semibold text-ink">
          {t.businessTypes[review.authorBusinessType] ?? review.authorBusinessType}
        </span>
        <time dateTime={review.createdAt.toISOString()}>{day}</time>
      </div>
      <p className="mt-2 break-words whitespace-pre-line">{review.comment}</p>
      {review.storeReply && (
        <div className="mt-3 border-l-2 border-brand pl-4 text-medium text-ink-2">
          <p className="font-semibold text-ink">{t.storeReply}</p>
          <p className="mt-1 break-words whitespace-pre-line">{review.storeReply}</p>
        </div>
      )}
    </li>
  )
}
