import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCartChanged } from '../../cart/use-cart.ts'
import { localPath, paths } from '../../paths.ts'
import { useLanguage } from '../../platform/texts.ts'
import { lastChoiceQuery, reviewKey } from '../queries.ts'
import { clearCheckoutForm } from '../use-checkout-form.ts'
import { notePurchase } from '../use-tracked-checkout.ts'

/** What follows an order: the thanks, a fresh cart, and nothing is left of the way there. */
export function useOrdered() {
  const navigate = useNavigate()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const cartChanged = useCartChanged()
  return async (orderNumber: string) => {
    clearCheckoutForm()
    notePurchase(orderNumber)
    queryClient.removeQueries({ queryKey: ['orders', 'page'] })
    queryClient.removeQueries({ queryKey: reviewKey })
    queryClient.removeQueries({ queryKey: lastChoiceQuery.queryKey })
    await navigate(localPath(language, paths.checkoutSuccess(orderNumber)), { replace: true })
    await cartChanged()
  }
}
