import type { CurrentUser } from '../../contract/account.ts'
import { paymentMethodCodes } from '../../contract/payment-methods.ts'
import type { Language } from '../../contract/platform/values.ts'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { cartQuery } from '../cart/queries.ts'
import { call } from '../platform/calls/call.ts'
import { sessionQuery } from '../platform/viewer/session-query.ts'
import { restockSkuIdsQuery } from '../restock/queries.ts'
import { wishlistSkuIdsQuery } from '../wishlist/queries.ts'
import { sampleAddress, sampleCart } from './sample-orders.ts'
import { galleryTexts, IN_WISHLIST } from './samples.ts'

const userOf = (isImpersonated: boolean): CurrentUser => ({
  isImpersonated,
  impersonatedBy: isImpersonated ? 'operator@demo.tresen.example' : null,
  ...(isImpersonated && { mayWrite: false }),
  user: { portalUserId: sampleAddress.id, role: 'BUYER', businessType: 'HOTEL' },
  userDetails: {
    email: 'hotel@demo.tresen.example',
    firstName: 'Mara',
    lastName: 'Lindner',
    companyName: sampleAddress.companyName,
    phoneNumber: sampleAddress.phoneNumber,
    language: 'de',
    currency: 'EUR',
    countryId: 1,
    isEmailConfirmed: true,
  },
  membership: { id: 'm', rights: ['buy', 'orders', 'documents', 'company', 'team'], isOneOfSeveral: false },
  counts: { cartItems: 3, wishlist: 1 },
})

/** What a buyer has, as if it had been read. */
export function sampleQueries(language: Language, isImpersonated = false) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery(call, 'account-1').queryKey, userOf(isImpersonated))
  queryClient.setQueryData(cartQuery.queryKey, sampleCart(language))
  queryClient.setQueryData(wishlistSkuIdsQuery(call).queryKey, [IN_WISHLIST])
  queryClient.setQueryData(restockSkuIdsQuery.queryKey, [])
  return queryClient
}

/**
 * Calls of accounts are answered here: no session is needed, and nothing is changed. What a visitor may read, as the
 * categories of the menu, comes from the shop.
 */
export function answerCalls(language: Language): void {
  const ask = window.fetch.bind(window)
  const methods = paymentMethodCodes.map((code, position) => ({
    code,
    name: code.toLowerCase().replaceAll('_', ' '),
    description: galleryTexts[language].samples.note,
    isAvailable: position !== 2,
    unavailableReason: position === 2 ? galleryTexts[language].states.notEligible : null,
  }))
  window.fetch = async (input, init) => {
    const { pathname } = new URL(typeof input === 'string' ? input : (input as Request).url, location.href)
    if (pathname === '/api/v1/checkout/payment-methods') return Response.json(methods)
    if (pathname.startsWith('/api/v1/cart')) return Response.json(sampleCart(language))
    const isAccounts = /^\/api\/v1\/(account|auth|checkout)\b/.test(pathname)
    return isAccounts || (init?.method ?? 'GET') !== 'GET' ? new Response(null, { status: 204 }) : ask(input, init)
  }
}
