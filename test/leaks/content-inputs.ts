import { newId } from '../../api/platform/ids.ts'

const none = { id: newId() }

/** What the GETs about content and categories are asked: for everything, and for the brand of the secret product. */
export const contentInputs = (brand: string) => ({
  '/api/v1/operator/posts': [{}],
  '/api/v1/operator/post-choices': [{}],
  '/api/v1/operator/posts/{id}': [none],
  '/api/v1/operator/posts/{id}/versions/{number}': [{ ...none, number: 1 }],
  '/api/v1/operator/categories': [{}],
  '/api/v1/operator/attribute-sets/{id}': [{ id: 'kaffee-bohne' }],
  '/api/v1/operator/categories/{slug}/effects': [{ slug: 'kaffee-bohne', path: 'bohnen' }],
  '/api/v1/operator/front-page': [{}],
  '/api/v1/operator/content-choices': [{}],
  '/api/v1/operator/plan': [{}],
  '/api/v1/operator/promotions': [{ view: 'ALL' }],
  '/api/v1/operator/collections': [{ view: 'ALL' }],
  '/api/v1/operator/collections/{slug}': [{ slug: 'fruehling' }],
  '/api/v1/operator/collection-rule': [{ brand: brand }],
  '/api/v1/operator/coupons': [{ view: 'ALL' }],
  '/api/v1/operator/coupon-list.csv': [{ view: 'ALL' }],
  '/api/v1/operator/coupons/{id}': [none],
  '/api/v1/operator/pictures': [{}],
})
