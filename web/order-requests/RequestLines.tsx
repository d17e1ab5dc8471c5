import { useQueryClient } from '@tanstack/react-query'
import * as requestsApi from '../../contract/order-requests.ts'
import type { CartItem } from '../../contract/cart.ts'
import type { OrderRequest } from '../../contract/order-requests.ts'
import { allowedQuantities } from '../cart/fitting-quantity.ts'
import { ProblemList } from '../cart/problems/LineProblems.tsx'
import { casesText } from '../cart/quantity-text.ts'
import { call } from '../platform/calls/call.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { useLanguage } from '../platform/texts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { useShownChoice } from '../platform/writes/use-shown-choice.ts'
import { QuantityStepper } from '../ui/fields/QuantityStepper.tsx'
import { Picture } from '../ui/Picture.tsx'
import { requestQuery, requestsKey, useRequestTexts } from './queries.ts'

/** What waits, as it would be ordered now beside what was asked for; who decides may change quantities. */
export function RequestLines({ request }: { request: OrderRequest }) {
  const t = useRequestTexts()
  const items = new Map(request.cart.carts.flatMap((store) => store.items).map((item) => [item.productSkuId, item]))
  const isWaiting = request.status === 'WAITING'
  return (
    <section aria-labelledby="lines" className="rounded-xl bg-surface ring-1 ring-line">
      <h2 id="lines" className="px-4 py-4 font-sans text-lg font-semibold tracking-normal sm:px-6">
        {t.lines}
      </h2>
      <ul>
        {request.lines.map((line) => {
          const item = items.get(line.productSkuId)
          return (
            <li key={line.productSkuId} className="flex flex-wrap items-center gap-3 border-t border-line p-4 sm:px-6">
              {item && <Picture url={item.imageUrl} alt="" sizes="52px" className="size-[52px] shrink-0 rounded-md" />}
              <div className="min-w-0 flex-1 basis-44 text-medium">
                <p className="font-medium break-words">{line.name}</p>
                <p className="text-small text-ink-2 tabular-nums">
                  {t.was(t.pieces(line.quantity, line.isPack), line.unitPriceText)}
                </p>
                {item && <ProblemList item={item} />}
                {isWaiting && !item && <p className="text-small font-semibold text-warn">{t.removed}</p>}
              </div>
              {item && <LineNow item={item} request={request} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function LineNow({ item, request }: { item: CartItem; request: OrderRequest }) {
  const t = useRequestTexts()
  const cart = useCartTexts()
  const queryClient = useQueryClient()
  const language = useLanguage()
  const { id, canDecide } = request
  const { productSkuId, quantity } = item
  const change = useWrite({
    mutationFn: (chosen: number) => call(requestsApi.change, { id, productSkuId, quantity: chosen }),
    onSuccess: (changed) => void queryClient.setQueryData(requestQuery(id, language).queryKey, changed),
    // What went wrong stands in the toast; somebody may have decided it meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: requestsKey }),
  })
  const [shown, show] = useShownChoice(quantity, change.isPending)
  const choose = (chosen: number) => {
    show(chosen)
    change.mutate(chosen)
  }
  return (
    <div
      aria-busy={change.isPending}
      className={`ml-auto grid justify-items-end gap-1.5 ${change.isPending ? 'opacity-60' : ''}`}
    >
      {canDecide ? (
        <div className="flex w-56 max-w-full">
          <QuantityStepper
            label={t.quantityOf(item.name)}
            value={shown}
            options={[0, ...allowedQuantities(item)]}
            onChange={choose}
            textOf={(pieces) => (pieces === 0 ? t.removed : casesText(cart, item, pieces))}
            isDisabled={change.isPending}
          />
        </div>
      ) : (
        <p className="text-small text-ink-2 tabular-nums">{t.pieces(quantity, item.isPack)}</p>
      )}
      <b className="font-semibold tabular-nums">{item.lineTotalText}</b>
    </div>
  )
}
