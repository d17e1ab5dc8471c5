import type { EraseOthers } from './account/privacy/erase-account.ts'
import { eraseCarts } from './cart/queries.ts'
import { eraseRequests } from './order-requests/queries.ts'
import { eraseAccess } from './exclusive/grant-queries.ts'
import { eraseCheckouts } from './checkout/erase-checkouts.ts'
import { eraseReports } from './product-reports/report-queries.ts'
import { eraseTickets } from './tickets/delete-tickets.ts'
import { eraseDeskNotices } from './desk/notices/notice-queries.ts'
import { eraseDesigns } from './designs/erase-designs.ts'
import { eraseKeys } from './http/idempotency.ts'
import { eraseApprovals } from './approvals/queries.ts'
import { eraseNotes } from './orders/operator/note-queries.ts'
import { eraseDeliveryNotes } from './orders/erase-delivery-notes.ts'
import { eraseClaims } from './claims/queries.ts'
import { eraseChecks } from './goods-in/queries.ts'
import { eraseDishes } from './menu/queries.ts'
import { eraseFiles } from './attachments/delete-files.ts'
import { eraseThreads } from './messages/queries.ts'
import type { Deps } from './platform/deps.ts'
import { inOrder } from './platform/in-order.ts'
import { eraseNotices } from './restock/queries.ts'
import { eraseSavedFilters } from './saved-filters/queries.ts'
import { eraseWishlist } from './wishlist/queries.ts'

/**
 * What each slice deletes when a company or a person is erased. Orders without their delivery notes, their payments,
 * documents, redeemed coupons and the designs that were ordered stay, as the law asks; reviews stay too: they name nobody.
 */
export const eraseOthers = (deps: Pick<Deps, 'jobs'>): EraseOthers => ({
  async company(tx, buyerId) {
    const [, , queueFiles, queueSheets] = await inOrder([
      () => eraseCarts(tx, buyerId),
      () => eraseRequests(tx, buyerId),
      () => eraseFiles(tx, deps, { buyerId }),
      () => eraseDesigns(tx, deps, buyerId),
      () => eraseWishlist(tx, buyerId),
      () => eraseNotices(tx, buyerId),
      () => eraseSavedFilters(tx, buyerId),
      () => eraseAccess(tx, buyerId),
      () => eraseCheckouts(tx, buyerId),
      () => eraseDeliveryNotes(tx, buyerId),
      () => eraseNotes(tx, buyerId),
      () => eraseApprovals(tx, buyerId),
      () => eraseClaims(tx, buyerId),
      () => eraseChecks(tx, buyerId),
      () => eraseDishes(tx, buyerId),
      () => eraseThreads(tx, buyerId),
    ])
    await inOrder([queueFiles, queueSheets])
  },
  async person(tx, accountId) {
    await inOrder([
      () => eraseTickets(tx, deps, accountId),
      () => eraseReports(tx, accountId),
      () => eraseKeys(tx, accountId),
      () => eraseDeskNotices(tx, accountId),
    ])
  },
})
