import type { ChangeSet } from '../../../../contract/change-sets/change-sets.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { cellText, percentText } from '../logic/read-number.ts'
import { useSheetTexts } from '../texts.ts'

/** How many prices move by how many percent; a reader of screens has the same as a table. */
export function Histogram({ bars }: { bars: ChangeSet['histogram'] }) {
  const t = useSheetTexts().review
  const language = useLanguage()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const edge = (value: number | null) => (value === null ? null : percentText(value, language))
  const plain = (value: number | null) => cellText('DISCOUNT', (value ?? 0) * 100, language)
  return (
    <figure>
      <div className="sheet-bars" aria-hidden="true">
        {bars.map(({ from, to, count, isLarge }) => (
          <span key={String(from)} className={isLarge ? 'large' : ''} title={t.range(edge(from), edge(to))}>
            {count > 0 && count}
            <i style={{ height: `${Math.round((count / most) * 75)}%`, minHeight: 2 }} />
            <small>{from === null ? `…\u00a0${plain(to)}` : plain(from)}</small>
          </span>
        ))}
      </div>
      <figcaption className="mt-1 text-xs text-ink-2">{t.histogram}</figcaption>
      <table className="sr-only">
        <caption>{t.histogram}</caption>
        <thead>
          <tr>
            <th scope="col">{t.percent}</th>
            <th scope="col">{t.articles}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ from, to, count, isLarge }) => (
            <tr key={String(from)}>
              <th scope="row">
                {t.range(edge(from), edge(to))}
                {isLarge && ` (${t.large})`}
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
