import { expect, test } from 'vitest'
import type { Cart } from '../../contract/cart.ts'
import { selectedStores } from './selected-stores.ts'

const store = (storeId: string, selected: boolean[]) => ({
  storeId,
  items: selected.map((isSelected, index) => ({ productSkuId: `${storeId}${index}`, selected: isSelected })),
})

test('what would be ordered are the selected lines alone, and no store without any', () => {
  const carts = [store('a', [true, false, true]), store('b', [false]), store('c', [])] as unknown as Cart['carts']
  const stores = selectedStores({ carts })
  expect(stores.map(({ storeId }) => storeId)).toEqual(['a'])
  expect(stores[0]!.items.map(({ productSkuId }) => productSkuId)).toEqual(['a0', 'a2'])
  // The cart itself stays as it is.
  expect(carts[0]!.items).toHaveLength(3)
})
