import type { Language } from '../../contract/platform/values.ts'

/** Pages that mails and answers link to, as paths in a language; the browser's are in web/paths.ts. */
export function urls(language: Language) {
  const local = (path: string) => (language === 'de' ? `/de${path}` : path)
  return {
    home: local('') || '/',
    /** By its path in English. */
    page: (path: string) => (path === '/' ? local('') || '/' : local(path)),
    cart: local('/cart'),
    contact: local('/contact-us'),
    forgotPassword: local('/forgot-password'),
    newPassword: (token: string) => local(`/new-password?token=${token}`),
    confirmEmail: (token: string) => local(`/confirm-email?token=${token}`),
    changeEmail: (token: string) => local(`/change-email?token=${token}`),
    signInLink: (token: string) => local(`/sign-in-link?token=${token}`),
    join: (token: string) => local(`/join?token=${token}`),
    security: local('/account/security'),
    team: local('/account/team'),
    apiKeys: (side: 'buyer' | 'supplier') => local(side === 'buyer' ? '/account/team/api-keys' : '/supplier/api-keys'),
    webhooks: local('/supplier/webhooks'),
    supplier: local('/supplier'),
    supplierSetUp: local('/supplier/setup'),
    supplierPause: local('/supplier/settings?view=pause'),
    supplierPayouts: local('/supplier/payouts'),
    supplierBank: local('/supplier/bank'),
    supplierPapers: local('/supplier/papers'),
    operatorStore: (slug: string) => local(`/operator/stores/${slug}`),
    impersonate: (code: string) => local(`/impersonate#code=${code}`),
    checkoutControl: (checkoutId: string) => local(`/checkout/control?checkoutId=${checkoutId}`),
    orderRequest: (id: string) => local(`/account/order-requests/${id}`),
    order: (id: string) => local(`/account/orders/${id}`),
    empties: local('/account/empties'),
    receivables: local('/account/receivables'),
    recalls: local('/account/recalls'),
    menu: local('/account/menu'),
    claim: (number: string) => local(`/account/claims/${number}`),
    supplierDesign: (id: string) => local(`/supplier/product-designs/${id}`),
    supplierProducts: local('/supplier/products'),
    supplierProduct: (skuId: string) => local(`/supplier/products/${skuId}`),
    /** The list of products, where a run of bulk work tells how far it is. */
    operatorRun: (id: string) => local(`/operator/products?run=${id}`),
    supplierRun: (id: string) => local(`/supplier/products?run=${id}`),
    supplierClaim: (number: string) => local(`/supplier/claims?view=ALL&open=${number}`),
    messages: (subOrderNumber: string) => local(`/account/messages/${subOrderNumber}`),
    supplierMessages: (subOrderNumber: string) => local(`/supplier/messages?view=ALL&open=${subOrderNumber}`),
    store: (slug: string) => local(`/stores/${slug}`),
    productDesign: (id: string) => local(`/account/product-designs/${id}`),
    /** `canonicalUrl` as listings and cards have it, without the language. */
    product: (canonicalUrl: string) => local(canonicalUrl),
  }
}
