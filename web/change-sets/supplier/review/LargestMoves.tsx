import type { ChangeSet } from '../../../../contract/change-sets/change-sets.ts'
import { fromWire } from '../../../../contract/change-sets/terms.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { cellText, percentText } from '../logic/read-number.ts'
import { useSheetTexts } from '../texts.ts'

const MOST_SHOWN = 5

/** The prices that move most, by name; nothing where none does. */
export function LargestMoves({ moves }: { moves: ChangeSet['largest'] }) {
  const t = useSheetTexts().review
  const language = useLanguage()
  const euros = (value: number) => cellText('PRICE', fromWire('PRICE', value), language)
  if (moves.length === 0) return null
  return (
    <section>
      <h3>{t.largest}</h3>
      <ul className="mt-1 text-small">
        {moves.slice(0, MOST_SHOWN).map(({ skuId, name, from, to, percent }) => (
          <li key={skuId} className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
            <span className="min-w-0 flex-1">
              <b className="block truncate font-medium">{name}</b>
              <span className="text-ink-2 tabular-nums">
                {euros(from)} → {euros(to)} €
              </span>
            </span>
            <span className="font-semibold tabular-nums">{percentText(percent, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
