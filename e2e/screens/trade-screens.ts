import { accountPaths } from '../../web/account-paths.ts'
import type { Facts } from './people.ts'
import type { Screen } from './screen.ts'

/** What follows an order: goods-in, claims, recalls, empties, messages, the kitchen's list, and orders that wait for approval. */
export const tradeScreens: Screen[] = [
  { name: 'goods-in', as: 'hotel', path: accountPaths.goodsIn() },
  { name: 'goods-in-empty', as: 'fresh', path: accountPaths.goodsIn() },
  ofParcel('goods-in-check', ({ id }) => accountPaths.goodsInCheck(id)),
  ofParcel('claims', () => accountPaths.claims()),
  { name: 'claims-empty', as: 'fresh', path: accountPaths.claims() },
  ofParcel('claim', ({ claimNumber }) => accountPaths.claim(claimNumber)),
  ofParcel('claim-new', ({ subOrderNumber }) => accountPaths.newClaim(subOrderNumber)),
  ofParcel('messages', () => accountPaths.messages()),
  { name: 'messages-empty', as: 'fresh', path: accountPaths.messages() },
  ofParcel('thread', ({ subOrderNumber }) => accountPaths.messagesAbout(subOrderNumber)),
  { name: 'receivables', as: 'hotel', path: accountPaths.receivables() },
  { name: 'recalls', as: 'hotel', path: accountPaths.recalls() },
  { name: 'dishes', as: 'hotel', path: accountPaths.menu() },
  { name: 'empties', as: 'hotel', path: accountPaths.empties() },
  { name: 'empties-none', as: 'fresh', path: accountPaths.empties() },
  { name: 'order-requests', as: 'asking', path: accountPaths.orderRequests() },
  { name: 'order-requests-empty', as: 'fresh', path: accountPaths.orderRequests() },
  { name: 'order-request', as: 'asking', path: ({ requestId }) => accountPaths.orderRequest(requestId) },
]

function ofParcel(name: string, pathOf: (parcel: Facts['parcel']) => string): Screen {
  return { name, as: ({ parcel }) => parcel.as, path: ({ parcel }) => pathOf(parcel) }
}
