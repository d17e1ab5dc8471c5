import { deskNotices } from './desk/notices.ts'
import { mails as accountMails } from './account/mails.ts'
import { accountReplies } from './account/replies.ts'
import { apiDocs } from './api-docs.ts'
import { attachmentsReplies } from './attachments/replies.ts'
import { buyersReplies } from './buyers/replies.ts'
import { cartReplies } from './cart/replies.ts'
import { catalogueReplies } from './catalogue/replies.ts'
import { categoriesReplies } from './categories/replies.ts'
import { latePaymentMail as checkoutMails } from './checkout/mails.ts'
import { changeSetsMails } from './change-sets/mails.ts'
import { changeSetsReplies } from './change-sets/replies.ts'
import { importReplies } from './import/replies.ts'
import { references as checkoutReferences } from './checkout/references.ts'
import { checkoutReplies } from './checkout/replies.ts'
import { claimsMails } from './claims/mails.ts'
import { claimsReplies } from './claims/replies.ts'
import { contactMail as contentMails } from './content/mails.ts'
import { deliveryReplies } from './delivery/replies.ts'
import { deskViewReplies } from './desk/view-replies.ts'
import { designsMail as designsMails } from './designs/mails.ts'
import { designsReplies } from './designs/replies.ts'
import { designReports } from './designs/reports.ts'
import { devMail } from './dev-mail.ts'
import { exclusiveMails } from './exclusive/mails.ts'
import { exclusiveReplies } from './exclusive/replies.ts'
import { healthReplies } from './health/replies.ts'
import { goodsInReplies } from './goods-in/replies.ts'
import { goodsInSheets } from './goods-in/sheets.ts'
import { importTexts } from './import.ts'
import * as accounts from './operator/accounts.ts'
import * as audit from './operator/audit.ts'
import * as commandLine from './operator/command-line.ts'
import * as content from './operator/content.ts'
import { deskApprovals } from './operator/approval-replies.ts'
import * as deskReplies from './operator/desk-replies.ts'
import * as orders from './operator/orders.ts'
import * as payouts from './operator/payouts.ts'
import * as products from './operator/products.ts'
import * as promotions from './operator/promotions.ts'
import * as rates from './operator/rates.ts'
import { orderRequestsMails } from './order-requests/mails.ts'
import { webhooksMails } from './webhooks/mails.ts'
import { webhooksReplies } from './webhooks/replies.ts'
import { menuList } from './menu/list.ts'
import { menuMails } from './menu/mails.ts'
import { menuReplies } from './menu/replies.ts'
import { messagesMails } from './messages/mails.ts'
import { booksReplies } from './books/replies.ts'
import { ordersBooked } from './orders/booked.ts'
import { ordersDocuments } from './orders/documents.ts'
import { ordersEmpties } from './orders/empties.ts'
import { ordersEvidence } from './orders/evidence.ts'
import { ordersPackingLists } from './orders/packing-lists.ts'
import { ordersStoreList } from './orders/store-list.ts'
import { orderMail as ordersConfirmationMail, ordersMail as ordersMails } from './orders/mails.ts'
import { ordersReplies } from './orders/replies.ts'
import { paymentDeskMail as paymentsMails } from './payments/mails.ts'
import { commissionDocuments, commissionMails } from './commission-invoices/documents.ts'
import { bankStatementReplies } from './bank-statements/replies.ts'
import { payoutsReplies } from './payouts/replies.ts'
import { promotionsReplies } from './promotions/replies.ts'
import { fieldNames } from './range/fields.ts'
import { legalFactTexts } from './range/legal-facts.ts'
import { rangeReplies } from './range/replies.ts'
import { netTermsMails } from './net-terms/mails.ts'
import { netTermsReplies } from './net-terms/replies.ts'
import { productReportMails } from './product-reports/mails.ts'
import { productReportReplies } from './product-reports/replies.ts'
import { recallsMails } from './recalls/mails.ts'
import { recallsReplies } from './recalls/replies.ts'
import { restockMails } from './restock/mails.ts'
import { savedFiltersReplies } from './saved-filters/replies.ts'
import { searchReplies } from './search/replies.ts'
import { shell } from './shell.ts'
import { operatedStoreMails } from './operated-stores/mails.ts'
import { ticketMails } from './tickets/mails.ts'
import { ticketReplies } from './tickets/replies.ts'
import { onboardingReplies } from './onboarding/replies.ts'
import { paperReplies } from './papers/replies.ts'
import { sellerReport } from './operated-stores/report.ts'
import { operatedStoreReplies } from './operated-stores/replies.ts'
import { storeSettingsReplies } from './store-settings/replies.ts'
import { storesReplies } from './stores/replies.ts'
import { validation } from './validation.ts'

/** What server and commands say, by slice and purpose; pages import theirs one by one. */
export const serverTexts = {
  account: {
    mails: accountMails,
    replies: accountReplies,
  },
  apiDocs,
  attachments: { replies: attachmentsReplies },
  books: { replies: booksReplies },
  buyers: buyersReplies,
  cart: { replies: cartReplies },
  catalogue: { replies: catalogueReplies },
  categories: categoriesReplies,
  changeSets: {
    mails: changeSetsMails,
    replies: changeSetsReplies,
  },
  checkout: {
    mails: checkoutMails,
    references: checkoutReferences,
    replies: checkoutReplies,
  },
  claims: {
    mails: claimsMails,
    replies: claimsReplies,
  },
  content: { mails: contentMails },
  delivery: { replies: deliveryReplies },
  designs: {
    mails: designsMails,
    replies: designsReplies,
    reports: designReports,
  },
  devMail,
  exclusive: {
    mails: exclusiveMails,
    replies: exclusiveReplies,
  },
  health: { replies: healthReplies },
  goodsIn: { replies: goodsInReplies, sheets: goodsInSheets },
  import: importTexts,
  webhooks: { mails: webhooksMails, replies: webhooksReplies },
  imports: { replies: importReplies },
  menu: { list: menuList, mails: menuMails, replies: menuReplies },
  messages: { mails: messagesMails },
  operator: {
    ...accounts,
    ...audit,
    ...commandLine,
    ...content,
    ...deskReplies,
    deskApprovals,
    ...orders,
    ...payouts,
    ...products,
    ...promotions,
    ...rates,
  },
  orderRequests: { mails: orderRequestsMails },
  orders: {
    booked: ordersBooked,
    confirmationMail: ordersConfirmationMail,
    documents: ordersDocuments,
    empties: ordersEmpties,
    evidence: ordersEvidence,
    packingLists: ordersPackingLists,
    storeList: ordersStoreList,
    mails: ordersMails,
    replies: ordersReplies,
  },
  payments: { mails: paymentsMails },
  commissionInvoices: { documents: commissionDocuments, mails: commissionMails },
  payouts: { replies: payoutsReplies },
  bankStatements: { replies: bankStatementReplies },
  promotions: { replies: promotionsReplies },
  range: { fields: fieldNames, replies: rangeReplies, legalFacts: legalFactTexts },
  netTerms: { mails: netTermsMails, replies: netTermsReplies },
  productReports: { mails: productReportMails, replies: productReportReplies },
  recalls: { mails: recallsMails, replies: recallsReplies },
  restock: { mails: restockMails },
  deskNotices,
  deskViews: deskViewReplies,
  savedFilters: { replies: savedFiltersReplies },
  search: { replies: searchReplies },
  shell,
  stores: { replies: storesReplies },
  operatedStores: { mails: operatedStoreMails, report: sellerReport, replies: operatedStoreReplies },
  onboarding: onboardingReplies,
  papers: paperReplies,
  tickets: { mails: ticketMails, replies: ticketReplies },
  storeSettings: storeSettingsReplies,
  validation,
}
