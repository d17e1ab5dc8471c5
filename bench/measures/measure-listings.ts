import { measureSized } from '../sized/measure-sized.ts'

// Category listings with facets and the sections of the home page, over HTTP by a buyer who is signed in:
// npm run bench -- listings 10000 100000 1000000 [--json]
await measureSized(async ({ headers, read }) => {
  const tree = (await read('/categories/tree')) as { slug: string; children: { slug: string }[] }[]
  const of = (path: string) => ({ path: `/api/v1${path}`, headers })
  const listing = (slugs: string[], more = '') => ({
    requests: slugs.map((slug) => of(`/listings/category?slug=${slug}${more}`)),
    plain: slugs.map((slug) => ({ path: `/listing?slug=${slug}` })),
  })
  const roots = tree.map(({ slug }) => slug)
  const leaves = tree.flatMap(({ children }) => children.map(({ slug }) => slug))
  const found = (await read(`/listings/category?slug=${roots[0]}`)) as { items: { skuId: string }[] }
  const skus = found.items.map(({ skuId }) => skuId)
  return [
    { name: 'category, leaf', ...listing(leaves) },
    { name: 'category, root', ...listing(roots) },
    { name: 'category, root, filtered', requests: listing(roots, '&inStock=true&priceMax=20').requests },
    { name: 'page 20 of a root', requests: listing(roots, '&page=20').requests },
    {
      name: 'product',
      requests: skus.map((sku) => of(`/products/${sku}`)),
      plain: skus.map((sku) => ({ path: `/product?sku=${sku}` })),
    },
    { name: 'carousels of home', requests: [of('/sections/carousels')] },
    { name: 'promoted products', requests: [of('/sections/promoted-products')] },
    { name: 'collections of home', requests: [of('/product-collections/home-page')] },
  ]
})
