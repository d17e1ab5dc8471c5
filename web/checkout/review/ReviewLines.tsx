import type { StoreCart } from '../../../contract/cart.ts'
import type { SubOrder } from '../../../contract/orders/orders.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useCheckoutTexts } from '../texts.ts'

type ReviewLinesProps = {
  stores: readonly (Pick<StoreCart, 'storeId' | 'storeName'> & { items: (StoreCart | SubOrder)['items'] })[]
}

/** The lines that will be or were ordered, store by store. */
export function ReviewLines({ stores }: ReviewLinesProps) {
  const checkout = useCheckoutTexts()
  const texts = useCartTexts()
  return (
    <div className="grid gap-4">
      {stores.map(({ storeId, storeName, items }) => (
        <section key={storeId} aria-label={storeName} className="rounded-lg ring-1 ring-line">
          <h3 className="flex items-baseline justify-between gap-3 px-4 py-3 font-sans text-medium tracking-normal">
            {storeName}
            <span className="text-small font-normal text-ink-3">{checkout.review.lines(items.length)}</span>
          </h3>
          <ul>
            {items.map((item) => (
              <li
                key={item.productSkuId}
                className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-4 py-3"
              >
                <Picture
                  url={item.imageUrl}
                  alt=""
                  sizes="52px"
                  className="aspect-square w-full rounded-md object-cover"
                />
                <div className="min-w-0 text-medium leading-snug">
                  <p className="font-medium text-pretty">{item.name}</p>
                  {item.design && <p className="text-small text-ink-2">{texts.designLine(item.design.title)}</p>}
                  <p className="text-small text-ink-3 tabular-nums">
                    {texts.pieces(item.quantity, isPack(item))} · {item.finalNetPriceText}{' '}
                    {texts.perPiece(isPack(item))}
                  </p>
                  {item.deposit && <p className="text-small text-ink-3 tabular-nums">{item.deposit.itemsText}</p>}
                </div>
                <p className="text-right text-medium font-semibold tabular-nums">
                  {item.lineTotalText}
                  {item.setupFee > 0 && (
                    <span className="block text-xs font-normal text-ink-3">{texts.setupLine(item.setupFeeText)}</span>
                  )}
                  {item.deposit && (
                    <span className="block text-xs font-normal text-ink-3">
                      {texts.depositLine(item.deposit.totalText)}
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

// An order says of no line what its quantity counts.
const isPack = (item: (StoreCart | SubOrder)['items'][number]) => 'isPack' in item && item.isPack
