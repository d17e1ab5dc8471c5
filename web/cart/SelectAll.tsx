import type { Cart } from '../../contract/cart.ts'
import { useCartTexts } from '../platform/cart-texts.ts'
import { Checkbox } from '../ui/fields/Checkbox.tsx'
import { useSelect } from './use-cart.ts'

/** Selects or deselects every store at once. */
export function SelectAll({ carts }: Pick<Cart, 'carts'>) {
  const t = useCartTexts()
  const select = useSelect()
  const isAll = carts.every(({ selected }) => selected)
  return (
    <Checkbox
      label={t.selectAll}
      checked={isAll}
      isMixed={!isAll && carts.some(({ items }) => items.some(({ selected }) => selected))}
      disabled={select.isPending}
      onChange={({ target }) =>
        select.mutate({ storeIds: carts.map(({ storeId }) => storeId), selected: target.checked })
      }
    />
  )
}
