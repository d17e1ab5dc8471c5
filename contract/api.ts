import * as exclusiveApi from './exclusive.ts'
import * as accountApi from './account.ts'
import * as attachmentsApi from './attachments/attachments.ts'
import * as booksApi from './books/books.ts'
import * as buyerHomeApi from './buyer-home/home.ts'
import * as cardsApi from './buyer-home/cards.ts'
import * as cartApi from './cart.ts'
import * as attributeSetsApi from './categories/attribute-sets.ts'
import * as categoriesApi from './categories/categories.ts'
import * as changeSetsApi from './change-sets/change-sets.ts'
import * as importsApi from './import/imports.ts'
import * as checkoutApi from './checkout.ts'
import * as claimsApi from './claims/claims.ts'
import * as supplierClaimsApi from './claims/supplier-claims.ts'
import * as operatorCollectionsApi from './collections/collections.ts'
import * as contentApi from './content.ts'
import * as countsApi from './counts/counts.ts'
import * as deliveriesApi from './orders/deliveries.ts'
import * as goodsInApi from './goods-in/goods-in.ts'
import * as netTermsApi from './net-terms/net-terms.ts'
import * as receivablesApi from './net-terms/receivables.ts'
import * as recallsApi from './recalls/recalls.ts'
import * as menuApi from './menu/menu.ts'
import * as noticeChoicesApi from './desk/notice-choices.ts'
import * as noticesApi from './desk/notices.ts'
import * as runsApi from './desk/runs.ts'
import * as viewsApi from './desk/views.ts'
import * as deliveryParts from './orders/delivery-parts.ts'
import * as workplaceApi from './desk/workplace.ts'
import * as documentsApi from './orders/documents.ts'
import * as designTemplateApi from './designs/design-template.ts'
import * as deliveryApi from './delivery.ts'
import * as designReportsApi from './designs/design-reports.ts'
import * as designsApi from './designs/designs.ts'
import * as emptiesApi from './orders/empties.ts'
import * as emailConfirmationApi from './email-confirmation.ts'
import { isEndpoint, isObjectSchema, type Endpoint } from './platform/endpoint.ts'
import * as listingsApi from './listings.ts'
import * as magazineApi from './magazine.ts'
import * as staffApi from './team/staff.ts'
import * as webhooksApi from './team/webhooks.ts'
import * as messagesApi from './messages/messages.ts'
import * as supplierMessagesApi from './messages/supplier-messages.ts'
import * as manyOrdersApi from './orders/many-orders.ts'
import * as parcelPreviewApi from './orders/parcel-preview.ts'
import * as packingApi from './orders/packing.ts'
import * as packingListsApi from './orders/packing-lists.ts'
import * as storeListApi from './orders/store-list.ts'
import * as approvalsApi from './operator/approvals.ts'
import * as auditApi from './operator/audit.ts'
import * as healthApi from './operator/health.ts'
import * as jobsApi from './operator/jobs.ts'
import * as operatorCouponsApi from './operator/coupons.ts'
import * as frontPageApi from './operator/front-page.ts'
import * as operatorPostsApi from './operator/posts.ts'
import * as operatorPromotionsApi from './operator/promotions.ts'
import * as previewsApi from './operator/previews.ts'
import * as uploadsApi from './operator/uploads.ts'
import * as operatorClaimsApi from './operator/claims.ts'
import * as buyerSessionsApi from './operator/buyer-sessions.ts'
import * as buyerListsApi from './buyers/buyer-lists.ts'
import * as operatorBuyersApi from './operator/buyers.ts'
import * as operatorStoreHintApi from './operator/store-hint.ts'
import * as operatorStoresApi from './operator/stores.ts'
import * as ticketsApi from './tickets/tickets.ts'
import * as sellerReportApi from './operator/seller-report.ts'
import * as papersApi from './papers/papers.ts'
import * as paperVersionsApi from './papers/versions.ts'
import * as operatorOrderListApi from './operator/order-list.ts'
import * as operatorOrdersApi from './operator/orders.ts'
import * as figuresApi from './operator/figures.ts'
import * as overviewApi from './operator/overview.ts'
import * as operatorChargebacksApi from './operator/money/chargebacks.ts'
import * as operatorPaymentsApi from './operator/payments.ts'
import * as operatorRefundsApi from './operator/money/refunds.ts'
import * as orderRequestsApi from './order-requests.ts'
import * as ordersApi from './orders/orders.ts'
import * as paymentsApi from './payments.ts'
import * as commissionInvoicesApi from './commission-invoices/commission-invoices.ts'
import * as payoutsApi from './payouts/payouts.ts'
import * as payoutRunsApi from './payouts/runs.ts'
import * as tasksApi from './today/tasks.ts'
import * as todayApi from './today/today.ts'
import * as bankStatementsApi from './bank-statements/statements.ts'
import * as bankAccountApi from './payouts/bank-account.ts'
import * as onboardingApi from './onboarding/onboarding.ts'
import * as productReportsApi from './product-reports/product-reports.ts'
import * as productsApi from './products.ts'
import * as profileApi from './profile.ts'
import * as promotionsApi from './promotions.ts'
import * as operatorBulk from './range/operator-bulk.ts'
import * as operatorProductListApi from './range/operator-list.ts'
import * as operatorProductsApi from './range/operator-products.ts'
import { rangeSlices } from './range/slices.ts'
import * as refundPreviewApi from './orders/refund-preview.ts'
import * as reorderApi from './orders/reorder.ts'
import * as restockApi from './restock.ts'
import * as reviewsApi from './reviews.ts'
import * as savedFiltersApi from './saved-filters/saved-filters.ts'
import * as emailChangeApi from './security/email-change.ts'
import * as passkeysApi from './security/passkeys.ts'
import * as secondFactorApi from './security/second-factor.ts'
import * as sessionsApi from './security/sessions.ts'
import * as stepUpApi from './security/step-up.ts'
import * as signInLinkApi from './security/sign-in-link.ts'
import * as sheetApi from './change-sets/sheet.ts'
import * as storePicturesApi from './pictures/store-pictures.ts'
import * as storeSettingsApi from './store-settings.ts'
import * as storesApi from './stores.ts'
import * as supplierDesignsApi from './designs/supplier-designs.ts'
import * as supplierOrdersApi from './orders/supplier-orders.ts'
import * as synonymsApi from './synonyms.ts'
import * as apiKeysApi from './team/api-keys.ts'
import * as membershipsApi from './team/memberships.ts'
import * as orderLimitsApi from './team/order-limits.ts'
import * as orderRulesApi from './team/order-rules.ts'
import * as teamApi from './team/team.ts'
import * as wishlistApi from './wishlist.ts'

const slices = {
  access: exclusiveApi,
  account: accountApi,
  apiKeys: apiKeysApi,
  attachments: attachmentsApi,
  books: booksApi,
  buyerHome: buyerHomeApi,
  cards: cardsApi,
  cart: cartApi,
  changeSets: changeSetsApi,
  imports: importsApi,
  checkout: checkoutApi,
  claims: claimsApi,
  counts: countsApi,
  supplierClaims: supplierClaimsApi,
  refundPreview: refundPreviewApi,
  content: contentApi,
  operatorCollections: operatorCollectionsApi,
  designTemplate: designTemplateApi,
  delivery: deliveryApi,
  designReports: designReportsApi,
  designs: designsApi,
  documents: documentsApi,
  emailChange: emailChangeApi,
  emailConfirmation: emailConfirmationApi,
  empties: emptiesApi,
  goodsIn: goodsInApi,
  jobs: jobsApi,
  listings: listingsApi,
  magazine: magazineApi,
  menu: menuApi,
  messages: messagesApi,
  webhooks: webhooksApi,
  supplierMessages: supplierMessagesApi,
  approvals: approvalsApi,
  audit: auditApi,
  onboarding: onboardingApi,
  bankAccount: bankAccountApi,
  buyerSessions: buyerSessionsApi,
  buyerLists: buyerListsApi,
  operatorBuyers: operatorBuyersApi,
  operatorStoreHint: operatorStoreHintApi,
  operatorStores: operatorStoresApi,
  health: healthApi,
  tickets: ticketsApi,
  papers: papersApi,
  paperVersions: paperVersionsApi,
  sellerReport: sellerReportApi,
  operatorClaims: operatorClaimsApi,
  operatorOrderList: operatorOrderListApi,
  operatorOrders: operatorOrdersApi,
  operatorChargebacks: operatorChargebacksApi,
  operatorPayments: operatorPaymentsApi,
  operatorRefunds: operatorRefundsApi,
  operatorProductList: operatorBulk,
  operatorProductListApi,
  operatorProducts: operatorProductsApi,
  operatorPosts: operatorPostsApi,
  operatorCoupons: operatorCouponsApi,
  categories: categoriesApi,
  attributeSets: attributeSetsApi,
  frontPage: frontPageApi,
  operatorPromotions: operatorPromotionsApi,
  previews: previewsApi,
  uploads: uploadsApi,
  orderLimits: orderLimitsApi,
  orderRequests: orderRequestsApi,
  orderRules: orderRulesApi,
  figures: figuresApi,
  overview: overviewApi,
  orders: ordersApi,
  deliveries: deliveriesApi,
  deliveryParts,
  manyOrders: manyOrdersApi,
  parcelPreview: parcelPreviewApi,
  packing: packingApi,
  packingLists: packingListsApi,
  storeList: storeListApi,
  storePictures: storePicturesApi,
  storeSettings: storeSettingsApi,
  payments: paymentsApi,
  commissionInvoices: commissionInvoicesApi,
  payouts: payoutsApi,
  payoutRuns: payoutRunsApi,
  bankStatements: bankStatementsApi,
  tasks: tasksApi,
  today: todayApi,
  productReports: productReportsApi,
  products: productsApi,
  profile: profileApi,
  promotions: promotionsApi,
  ...rangeSlices,
  netTerms: netTermsApi,
  receivables: receivablesApi,
  recalls: recallsApi,
  reorder: reorderApi,
  restock: restockApi,
  reviews: reviewsApi,
  runs: runsApi,
  deskNoticeChoices: noticeChoicesApi,
  deskNotices: noticesApi,
  deskViews: viewsApi,
  savedFilters: savedFiltersApi,
  passkeys: passkeysApi,
  secondFactor: secondFactorApi,
  sessions: sessionsApi,
  stepUp: stepUpApi,
  signInLink: signInLinkApi,
  sheet: sheetApi,
  stores: storesApi,
  supplierDesigns: supplierDesignsApi,
  supplierOrders: supplierOrdersApi,
  synonyms: synonymsApi,
  memberships: membershipsApi,
  team: teamApi,
  staff: staffApi,
  wishlist: wishlistApi,
  workplace: workplaceApi,
}

/** Every call there is. What is not in here cannot be mounted, and a test sees that all of it is. */
export const endpoints: Endpoint[] = Object.values(slices).flatMap((slice) => Object.values(slice).filter(isEndpoint))

/** The schemas of objects that a slice exports, by name: what the OpenAPI document names. */
export const schemas = Object.fromEntries(
  Object.values(slices).flatMap((slice) => Object.entries<unknown>(slice).filter(isObjectSchema)),
)
