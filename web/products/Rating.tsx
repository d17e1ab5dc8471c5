import Star from 'lucide-react/icons/star'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { ratingText } from './rating-text.ts'

/** One star with the average, as '★ 4,6'. */
export function Rating({ rating }: { rating: { average: number; count: number } | null }) {
  const t = useTexts().catalogue.card
  const language = useLanguage()
  if (!rating) return null
  const average = ratingText(rating.average, language)
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Star aria-hidden="true" className="size-[13px] fill-star stroke-none" />
      <span aria-hidden="true" className="text-xs font-semibold text-ink tabular-nums">
        {average}
      </span>
      <span className="sr-only">{t.rating(average, rating.count)}</span>
    </span>
  )
}
