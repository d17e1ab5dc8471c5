const product = 'PUT /api/v1/supplier/products/{skuId}/draft changes'
const legal = 'PUT /api/v1/supplier/store/legal'
const post = 'PUT /api/v1/operator/posts/{id} content'
const address = 'POST /api/v1/account/addresses'
const info = 'PUT /api/v1/account/info'

/** Texts that must have been met in each kind of answer, on pages and in mails. */
export const shown = {
  answers: {
    'application/json': [`${product}.nameDe`, `${info} companyName`, `${address} street`, `${legal} managers`],
    'application/pdf': [`${product}.nameDe`, `${info} companyName`, `${address} street`, `${legal} companyName`],
    'application/xml': [`${product}.nameDe`, `${address} street`, `${legal} companyName`],
    'text/csv': [`${product}.nameEn`, `${info} companyName`, 'POST /api/v1/operator/coupons name'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [`${legal} companyName`],
  },
  pages: [
    `${product}.nameDe`,
    `${product}.brand`,
    `${product}.descriptionDe`,
    `${product}.photos[].altDe`,
    `${product}.variantOptions.*`,
    `${product}.ingredients`,
    `${legal} companyName`,
    `${post}.de.title`,
    `${post}.en.seoText`,
    `${post}.blocks[].de`,
    'PUT /api/v1/supplier/store/profile taglineDe',
    'PUT /api/v1/supplier/store/terms returnsDe',
    'POST /api/v1/account/orders/reviews comment',
    'POST /api/v1/operator/collections titleDe',
  ],
  mails: [`${product}.nameDe`, 'POST /api/v1/contact-form message', 'POST /api/v1/operator/stores/hints subject'],
}
