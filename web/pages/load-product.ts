import { imageUrl } from '../../contract/platform/images.ts'
import { moreLikeQuery, productQuery } from '../products/queries.ts'
import { moved, notFound, type Loading } from '../frame/loading.ts'
import { skuOf } from '../paths.ts'

/** A product and what is like it; a wrong name in the address moves to the right one (api.md section 3). */
export async function loadProduct({ call, language, viewer, params, read, tag }: Loading) {
  const skuId = skuOf(params.slug!)
  if (skuId === null) throw notFound()
  const reader = { viewer, language }
  tag(`product:${skuId}`)
  // Read together; the product's own answer decides about the page.
  const moreLike = read(moreLikeQuery(call, skuId, reader))
  moreLike.catch(() => {})
  const product = await read(productQuery(call, skuId, reader))
  if (product.canonicalUrl !== `/products/${params.slug}`) throw moved(language, product.canonicalUrl)
  const others = [...(await moreLike), ...product.variants.items]
  // The page shows them too, and must not go on when one of them has left the sale.
  tag(`store:${product.storeId}`, ...others.map((other) => `product:${other.skuId}`))
  const [image] = product.imageUrls
  return { skuId, image: image && imageUrl(image, 'medium') }
}
