import { useStepperTexts } from './stepper-texts.ts'
import type { SteppedProduct } from './use-cart-quantity.ts'

/** '3 Kt.', or '3 Stück' or '3 Packungen' of what is sold singly. */
export function useShortText({ countPerBox, isPack }: Pick<SteppedProduct, 'countPerBox' | 'isPack'>) {
  const t = useStepperTexts()
  return (pieces: number) => (countPerBox === 1 ? t.pieces(pieces, isPack) : t.short(Math.floor(pieces / countPerBox)))
}
