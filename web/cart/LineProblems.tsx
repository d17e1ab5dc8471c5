import CircleAlert from 'lucide-react/icons/circle-alert'
import InfoIcon from 'lucide-react/icons/info'
import type { CartItem, LineProblem } from '../../contract/cart.ts'
import { useTexts, type Texts } from '../platform/texts.ts'
import { fittingQuantity } from './fitting-quantity.ts'
import { quantityText } from './quantity-text.ts'

/** What is wrong with a line, in words, and the quantity that would be right. */
export function LineProblems({ item, onFit }: { item: CartItem; onFit?: (quantity: number) => void }) {
  const t = useTexts().cart
  const fitting = fittingQuantity(item)
  if (item.problems.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-[13px] font-medium">
      {item.problems.map((code) => (
        <li key={code} className={`flex items-start gap-1.5 ${code === 'PRICE_CHANGED' ? 'text-info' : 'text-warn'}`}>
          {code === 'PRICE_CHANGED' ? (
            <InfoIcon className="mt-px size-4" aria-hidden="true" />
          ) : (
            <CircleAlert className="mt-px size-4" aria-hidden="true" />
          )}
          {sentenceOf(code, item, t)}
        </li>
      ))}
      {fitting !== null && onFit && (
        <li>
          <button type="button" onClick={() => onFit(fitting)} className="py-1 font-semibold text-brand underline">
            {t.setTo(quantityText(t, item.countPerBox)(fitting))}
          </button>
        </li>
      )}
    </ul>
  )
}

function sentenceOf(code: LineProblem, item: CartItem, { problems }: Texts['cart']): string {
  if (code === 'BELOW_MINIMUM_QUANTITY') return problems[code](item.minimumQuantity)
  if (code === 'NOT_A_MULTIPLE') return problems[code](item.countPerBox)
  if (code === 'REDUCED_STOCK') return problems[code](item.stock)
  return problems[code]
}
