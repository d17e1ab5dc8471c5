import Star from 'lucide-react/icons/star'
import { useLanguage, useTexts } from '../platform/texts.ts'

/** A rating as five stars, read out as a sentence. */
export function Stars({ average, count, className = '' }: { average: number; count: number; className?: string }) {
  const t = useTexts().ui
  const language = useLanguage()
  const text = average.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 1 })
  return (
    <span role="img" aria-label={t.rating(text, count)} className={`inline-flex gap-px ${className}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-4 stroke-0 ${average >= star - 0.5 ? 'fill-star' : 'fill-line'}`}
        />
      ))}
    </span>
  )
}
