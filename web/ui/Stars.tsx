import Star from 'lucide-react/icons/star'
import { useLanguage, useTexts } from '../platform/texts.ts'

/** A rating as five stars with halves, read out as a sentence. */
export function Stars({ average, count, className = '' }: { average: number; count: number; className?: string }) {
  const t = useTexts().ui
  const language = useLanguage()
  const text = average.toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 1 })
  const halves = Math.round(average * 2)
  return (
    <span role="img" aria-label={t.rating(text, count)} className={`inline-flex gap-px ${className}`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className="relative size-4" aria-hidden="true">
          <Star className="absolute size-4 fill-line stroke-0" />
          {halves >= star * 2 - 1 && (
            <Star
              className={`absolute size-4 fill-star stroke-0 ${halves < star * 2 ? '[clip-path:inset(0_50%_0_0)]' : ''}`}
            />
          )}
        </span>
      ))}
    </span>
  )
}
