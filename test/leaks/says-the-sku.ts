/** Tell a buyer about the SKU they named, or put into their cart, themselves. */
export const saysTheSku = [
  '/api/v1/products/{id}/can-see-exclusive-product',
  '/api/v1/account/wishlist/exclusive-products',
  '/api/v1/account/exclusive-access-requests',
  '/api/v1/cart',
  '/api/v1/checkout/control',
  '/api/v1/account/export',
]
