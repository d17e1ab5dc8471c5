/**
 * Reads what a product page needs beside its answers, so that a hover has only to ask for those. Without a connection
 * the visit itself says so.
 */
export function prepareProduct(): void {
  const needed = [
    import('./Product.tsx'),
    import('./load-product.ts'),
    import('./parts/BelowProduct.tsx'),
    import('../../contract/products.ts'),
    import('../platform/calls/decode-output.ts'),
  ]
  Promise.all(needed).catch(() => {})
}
