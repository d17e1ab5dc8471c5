import type { ForgetBuyer } from './account/erase-account.ts'
import { forgetCart } from './cart/forget-cart.ts'
import { forgetAccess } from './catalogue/forget-access.ts'
import { forgetTickets } from './content/forget-tickets.ts'
import { forgetDesigns } from './designs/forget-designs.ts'
import { forgetWishlist } from './wishlist/forget-wishlist.ts'

/**
 * What each slice deletes when an account is erased. Orders, payments, documents, redeemed coupons and the designs that
 * were ordered stay, as the law asks; reviews stay too: they name nobody.
 */
export const forgetBuyer: ForgetBuyer = async (tx, buyerId) => {
  const [, files] = await Promise.all([
    forgetCart(tx, buyerId),
    forgetDesigns(tx, buyerId),
    forgetWishlist(tx, buyerId),
    forgetAccess(tx, buyerId),
    forgetTickets(tx, buyerId),
  ])
  return files
}
