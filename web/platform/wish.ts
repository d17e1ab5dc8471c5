import { sessionStore } from './storage.ts'

const KEY = 'wish'

/** What a visitor wanted to put into the cart before signing in; in pieces. */
export type Wish = { productSkuId: string; quantity: number }

/** Kept in the tab, as the way may lead over the registration. */
export const rememberWish = (wish: Wish) => sessionStore.write(KEY, JSON.stringify(wish))
export const hasWish = () => sessionStore.read(KEY) !== null
export const forgetWish = () => sessionStore.remove(KEY)

/** Answers it once. */
export function takeWish(): Wish | null {
  const kept = sessionStore.readJson(KEY)
  forgetWish()
  return kept as Wish | null
}
