import { useStepperTexts } from './stepper-texts.ts'
import type { SteppedProduct } from './use-cart-quantity.ts'

/** '3 Kt.', or '3 Stück' of what is sold singly. */
export function useShortText({ countPerBox }: Pick<SteppedProduct, 'countPerBox'>) {
  const t = useStepperTexts()
  return (pieces: number) => (countPerBox === 1 ? t.pieces(pieces) : t.short(Math.floor(pieces / countPerBox)))
}
