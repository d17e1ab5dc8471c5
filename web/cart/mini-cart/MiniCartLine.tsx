import type { CartItem } from '../../../contract/cart.ts'
import { Link } from '../../frame/Link.tsx'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useCartTexts } from '../../platform/cart-texts.ts'
import { isOrderable } from '../problems/problem-sentence.ts'
import { LinePicture } from '../LinePicture.tsx'
import { ProblemList } from '../problems/LineProblems.tsx'
import { quantityText } from '../quantity-text.ts'
import { RemoveLineButton } from '../remove/RemoveLineButton.tsx'
import { useRemoveLine, type Undo } from '../remove/use-remove.ts'

type MiniCartLineProps = {
  item: CartItem
  onRemoved: (message: string, undo: Undo) => void
  onLeave: () => void
}

/** How much of a product is in the cart, what that costs net and what is wrong with it. */
export function MiniCartLine({ item, onRemoved, onLeave }: MiniCartLineProps) {
  const t = useCartTexts()
  const { remove, isPending, error } = useRemoveLine(onRemoved)
  return (
    <li
      aria-busy={isPending}
      className={`grid grid-cols-[64px_minmax(0,1fr)_40px] gap-x-3 py-3.5 transition-opacity ${isPending ? 'opacity-45' : ''}`}
    >
      <LinePicture item={item} onLeave={onLeave} />
      <div className="min-w-0">
        <p className="text-medium leading-[1.32] font-semibold break-words text-pretty">
          {isOrderable(item) ? (
            <Link to={item.canonicalUrl} onClick={onLeave} className="hover:underline">
              {item.name}
            </Link>
          ) : (
            item.name
          )}
        </p>
        {item.design && <p className="mt-0.5 text-small text-ink-2">{t.designLine(item.design.title)}</p>}
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm tabular-nums">
          <span className="text-small text-ink-2">{quantityText(t, item, item.quantity)}</span>
          <span className={item.selected ? '' : 'text-ink-3'}>
            <span className="sr-only">{t.lineTotal} </span>
            <b className="font-bold">{item.lineTotalText}</b>
          </span>
        </p>
        {!item.selected && <p className="mt-1 text-small text-ink-2">{t.leftOut}</p>}
        <ProblemList item={item} />
        {error instanceof CallProblem && (
          <p role="alert" className="mt-1 text-small font-medium text-danger">
            {error.message}
          </p>
        )}
      </div>
      <RemoveLineButton name={item.name} isRemoving={isPending} onPress={() => remove(item)} className="-mt-2" />
    </li>
  )
}
