import type { CountedViews } from './magazine/views/count-views.ts'
import { operatorPostRoutes } from './magazine/operator/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { frontPageRoutes } from './promotions/operator/front-page-routes.ts'
import { operatorPromotionRoutes } from './promotions/operator/promotion-routes.ts'
import { operatorCouponRoutes } from './promotions/operator/coupon-routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { uploadPictureRoutes } from './uploads/picture-routes.ts'
import { previewRoutes } from './previews/routes.ts'
import type { Api } from './http/serve.ts'
import type { Deps } from './platform/deps.ts'

/** What operators write and put in order, with its pictures and previews. */
export function writingRoutes(api: Api, deps: Deps, views: CountedViews) {
  operatorPostRoutes(api, deps, views)
  categoryRoutes(api, deps)
  frontPageRoutes(api, deps)
  operatorPromotionRoutes(api, deps)
  operatorCouponRoutes(api, deps)
  uploadRoutes(api, deps)
  uploadPictureRoutes(api, deps)
  previewRoutes(api, deps)
}
