const KEY = 'wish'

/** What a visitor wanted to put into the cart before signing in; in pieces. */
export type Wish = { productSkuId: string; quantity: number }

/** Kept in the tab, as the way may lead over the registration. */
export const rememberWish = (wish: Wish) => sessionStorage.setItem(KEY, JSON.stringify(wish))
export const hasWish = () => sessionStorage.getItem(KEY) !== null
export const forgetWish = () => sessionStorage.removeItem(KEY)

/** Answers it once. */
export function takeWish(): Wish | null {
  const kept = sessionStorage.getItem(KEY)
  forgetWish()
  return kept === null ? null : (JSON.parse(kept) as Wish)
}
