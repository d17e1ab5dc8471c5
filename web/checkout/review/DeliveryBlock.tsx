import Truck from 'lucide-react/icons/truck'
import type { StoreCart } from '../../../contract/cart.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useCheckoutTexts } from '../texts.ts'
import { Block } from './Block.tsx'
import { casesOf } from './cases-of.ts'

type DeliveryBlockProps = {
  stores: StoreCart[]
  /** Of the stores whose goods may come in several shipments. */
  partialIds: string[]
  onPartial: (storeIds: string[]) => void
}

/** What comes from whom, what it costs to bring, and whether it may come in parts where the store asks. */
export function DeliveryBlock({ stores, partialIds, onPartial }: DeliveryBlockProps) {
  const t = useCheckoutTexts().review
  const { cases } = useCartTexts()
  return (
    <Block icon={<Truck />} title={t.delivery} aside={<span className="text-small text-ink-2">{t.netSums}</span>}>
      <ul className="divide-y divide-line">
        {stores.map(({ storeId, storeName, mediaUrl, items, summary, delivery, asksPartialDelivery }) => (
          <li key={storeId} className="flex flex-wrap items-center gap-3.5 py-2.5 text-medium">
            <Picture url={mediaUrl} alt="" sizes="40px" className="size-10 rounded-[12px]" />
            <span className="min-w-0 flex-1">
              <b className="block font-semibold break-words">{storeName}</b>
              <span className={`block text-small ${delivery.isPossible ? '' : 'text-danger'}`}>{delivery.text}</span>
              <span className="block text-small text-ink-2">
                {t.lines(items.length)}, {cases(casesOf(items))} ·{' '}
                {summary.shipping > 0 ? t.shipping(summary.shippingText) : t.freeShipping}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{summary.netTotalText}</span>
            {asksPartialDelivery && (
              <div className="basis-full">
                <Checkbox
                  label={t.partialDelivery(storeName)}
                  checked={partialIds.includes(storeId)}
                  onChange={({ target: { checked } }) =>
                    onPartial([...partialIds.filter((id) => id !== storeId), ...(checked ? [storeId] : [])])
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}
