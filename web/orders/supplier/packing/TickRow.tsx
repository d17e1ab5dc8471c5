import type { ReactNode } from 'react'
import type { PackingList, PackingListLine } from '../../../../contract/orders/packing-lists.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { usePackingTexts } from './texts.ts'
import type { Ticks } from './use-ticks.ts'

export type PackedArticle = PackingList['articles'][number] | PackingListLine

type TickRowProps = { id: string; article: PackedArticle; ticks: Ticks; children?: ReactNode }

/** An article with its amount; all of the row ticks it off, high enough for gloves. */
export function TickRow({ id, article, ticks, children }: TickRowProps) {
  const t = usePackingTexts()
  const { name, supplierSku, countPerBox, quantity, isPack, boxCount, restCount } = article
  const isDone = ticks.has(id)
  const deposits = 'deposits' in article ? article.deposits.map(({ name: item, count }) => `${count} × ${item}`) : []
  const facts = [supplierSku, t.perBox(countPerBox, isPack), 'isDesigned' in article && article.isDesigned && t.design]
  const amount = [boxCount > 0 && t.boxes(boxCount), restCount > 0 && t.pieces(restCount, isPack)]
  return (
    <li className="border-b border-line last:border-0">
      <Checkbox
        className="flex min-h-14 flex-col justify-center px-4 py-2 [&_label]:min-h-10 [&_label]:items-center"
        checked={isDone}
        onChange={() => ticks.toggle(id)}
        label={
          <span className="flex items-center gap-3">
            {children}
            <span className="min-w-0 flex-1">
              <span className={isDone ? 'line-through' : 'font-medium'}>{name}</span>
              <span className="block text-xs text-ink-3">{[...facts, ...deposits].filter(Boolean).join(' · ')}</span>
            </span>
            <span className="text-right whitespace-nowrap">
              <b className="block">{amount.filter(Boolean).join(' + ')}</b>
              {countPerBox > 1 && boxCount > 0 && (
                <span className="text-xs text-ink-3">{t.pieces(quantity, isPack)}</span>
              )}
            </span>
          </span>
        }
      />
    </li>
  )
}
