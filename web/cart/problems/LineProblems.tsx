import CircleAlert from 'lucide-react/icons/circle-alert'
import InfoIcon from 'lucide-react/icons/info'
import type { CartItem } from '../../../contract/cart.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { fittingQuantity } from '../fitting-quantity.ts'
import { isOrderable, problemSentence } from './problem-sentence.ts'
import { quantityText } from '../quantity-text.ts'
import { useSelect } from '../use-cart.ts'

/** What is wrong with a line, in words, and every way out of it. */
export function LineProblems({ item, onFit }: { item: CartItem; onFit: (quantity: number) => void }) {
  if (item.problems.length === 0) return null
  return (
    <>
      <ProblemList item={item} />
      <WaysOut item={item} onFit={onFit} />
    </>
  )
}

/** What is wrong with a line, a sentence each. */
export function ProblemList({ item }: { item: CartItem }) {
  const t = useCartTexts()
  if (item.problems.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-small font-medium">
      {item.problems.map((code) => (
        <li key={code} className={`flex items-start gap-1.5 ${code === 'PRICE_CHANGED' ? 'text-info' : 'text-warn'}`}>
          {code === 'PRICE_CHANGED' ? (
            <InfoIcon className="mt-px size-4" aria-hidden="true" />
          ) : (
            <CircleAlert className="mt-px size-4" aria-hidden="true" />
          )}
          {problemSentence(code, item, t)}
        </li>
      ))}
    </ul>
  )
}

const linkClass =
  'min-h-6 py-1 text-left text-small font-semibold text-brand underline underline-offset-2 disabled:opacity-45'

function WaysOut({ item, onFit }: { item: CartItem; onFit: (quantity: number) => void }) {
  const t = useCartTexts()
  const select = useSelect()
  const fitting = fittingQuantity(item)
  const isBlocked = item.problems.some((code) => code !== 'PRICE_CHANGED')
  const { productSkuId } = item
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-4">
      {isOrderable(item) && fitting !== null && (
        <button type="button" onClick={() => onFit(fitting)} className={linkClass}>
          {t.setTo(quantityText(t, item, fitting))}
        </button>
      )}
      {item.problems.includes('NOT_AUTHORIZED') && (
        <Link to={`${paths.exclusive()}?${new URLSearchParams({ sku: productSkuId })}`} className={linkClass}>
          {t.applyForAccess}
        </Link>
      )}
      {isBlocked && item.selected && (
        <button
          type="button"
          disabled={select.isPending}
          aria-label={t.leaveOutNamed(item.name)}
          onClick={() => select.mutate({ items: [{ productSkuId, selected: false }] })}
          className={linkClass}
        >
          {t.leaveOut}
        </button>
      )}
    </p>
  )
}
