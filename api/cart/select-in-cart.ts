import type * as cartApi from '../../contract/cart.ts'
import type { Cart } from '../../contract/cart.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import type { CartState } from './cart-state.ts'
import { changeCart, nothingElse } from './change-cart.ts'

type Input = InputOf<typeof cartApi.select>

/** Selects or deselects whole stores or single lines; 404 for one that is not in the cart. */
export async function selectInCart(deps: Deps, caller: Caller<'buyer'>, input: Input): Promise<Cart> {
  if (!isOneForm(input)) {
    const sentence = texts(caller.language).cart.replies.storesOrItems
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { storeIds: sentence } })
  }
  return changeCart(deps, caller, { find: nothingElse, apply: (state) => withSelection(state, input) })
}

const isOneForm = ({ storeIds, selected, items }: Input) =>
  items ? storeIds === undefined && selected === undefined : storeIds !== undefined && selected !== undefined

function withSelection(state: CartState, { storeIds = [], selected = true, items = [] }: Input): CartState {
  const chosen = new Map(items.map((item) => [item.productSkuId, item.selected]))
  const inCart = new Set(state.lines.flatMap(({ skuId, storeId }) => [skuId, storeId]))
  if ([...storeIds, ...chosen.keys()].some((id) => !inCart.has(id))) throw Problem.of('NOT_FOUND')
  const lines = state.lines.map((line) => ({
    ...line,
    isSelected: storeIds.includes(line.storeId) ? selected : (chosen.get(line.skuId) ?? line.isSelected),
  }))
  return { ...state, lines }
}

/** Removes everything of one store; does nothing where it has nothing in the cart. */
export async function removeStoreFromCart(deps: Deps, caller: Caller<'buyer'>, storeId: string): Promise<Cart> {
  return changeCart(deps, caller, {
    find: nothingElse,
    apply: (state) => ({ ...state, lines: state.lines.filter((line) => line.storeId !== storeId) }),
  })
}
