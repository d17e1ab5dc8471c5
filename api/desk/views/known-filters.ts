import * as z from 'zod/mini'
import { businessTypes } from '../../../contract/account.ts'
import * as claimsApi from '../../../contract/claims/supplier-claims.ts'
import { sheetViews } from '../../../contract/change-sets/fields.ts'
import * as sheetApi from '../../../contract/change-sets/sheet.ts'
import * as designsApi from '../../../contract/designs/supplier-designs.ts'
import * as collectionsApi from '../../../contract/collections/collections.ts'
import { deskLists } from '../../../contract/desk/lists.ts'
import type { ViewState } from '../../../contract/desk/views.ts'
import { requestStates } from '../../../contract/exclusive.ts'
import * as importsApi from '../../../contract/import/imports.ts'
import * as messagesApi from '../../../contract/messages/supplier-messages.ts'
import * as receivablesApi from '../../../contract/net-terms/receivables.ts'
import * as auditApi from '../../../contract/operator/audit.ts'
import { auditStates } from '../../../contract/operator/audit.ts'
import * as buyersApi from '../../../contract/operator/buyers.ts'
import * as promotionsApi from '../../../contract/operator/promotions.ts'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import * as jobsApi from '../../../contract/operator/jobs.ts'
import * as ordersApi from '../../../contract/operator/orders.ts'
import * as postsApi from '../../../contract/operator/posts.ts'
import { postStates } from '../../../contract/operator/posts.ts'
import { chargebackStates, deadlines } from '../../../contract/operator/money/chargebacks.ts'
import { paymentStates } from '../../../contract/operator/payments.ts'
import * as paymentsApi from '../../../contract/operator/payments.ts'
import { refundStates } from '../../../contract/operator/money/refunds.ts'
import * as storesApi from '../../../contract/operator/stores.ts'
import * as packingApi from '../../../contract/orders/packing.ts'
import { languages } from '../../../contract/platform/languages.ts'
import { plainText } from '../../../contract/platform/values.ts'
import * as payoutsApi from '../../../contract/payouts/payouts.ts'
import * as rangeApi from '../../../contract/range/list.ts'
import * as judgedApi from '../../../contract/range/operator-list.ts'
import * as ticketsApi from '../../../contract/tickets/tickets.ts'

type Side = keyof typeof deskLists
type Checks = Record<string, z.ZodMiniType>

const words = plainText(254)
// As an address has them.
const isOn = z.enum(['true'])
const wholeEuros = z.string().check(z.regex(/^\d{1,7}$/))

/** What a list takes under each of its parameters: as its call does where that names it so, else what its page reads. */
const checks: Record<Side, Record<string, Checks>> = {
  supplier: {
    orders: { ...packingApi.list.input.shape, columns: words },
    claims: claimsApi.list.input.shape,
    messages: messagesApi.list.input.shape,
    products: rangeApi.list.input.shape,
    prices: { ...sheetApi.read.input.shape, view: z.enum(sheetViews), columns: words },
    'access-requests': {
      view: z.enum(['ALL', ...requestStates]),
      businessType: z.enum(businessTypes),
      product: words,
    },
    imports: importsApi.list.input.shape,
    reviews: {
      rate: z.enum(['5', '4', '3', '2', '1']),
      answer: z.enum(['OPEN', 'ANSWERED']),
      report: z.enum(['REPORTED', 'OTHERS']),
      product: words,
    },
    'product-designs': designsApi.list.input.shape,
    payouts: { ...payoutsApi.list.input.shape, year: z.string().check(z.regex(/^20\d\d$/)) },
    receivables: receivablesApi.list.input.shape,
    'net-terms': { q: words },
  },
  operator: {
    orders: {
      ...ordersApi.list.input.shape,
      grossFrom: wholeEuros,
      grossTo: wholeEuros,
      hasProblem: isOn,
      isImpersonated: isOn,
    },
    tickets: ticketsApi.list.input.shape,
    payments: {
      ...paymentsApi.list.input.shape,
      view: z.enum(['PAYMENTS', 'RECEIVABLES', 'MOVES', 'REFUNDS', 'CHARGEBACKS', 'DIFFERENCES']),
      state: z.enum(['ALL', ...new Set([...paymentStates, ...refundStates, ...chargebackStates])]),
      differs: isOn,
      large: isOn,
      deadline: z.enum(deadlines),
    },
    buyers: buyersApi.list.input.shape,
    stores: storesApi.list.input.shape,
    products: judgedApi.list.input.shape,
    search: { view: z.enum(['GROUPS', 'SEARCHES', 'MISSED']), q: words, language: z.enum(languages) },
    magazine: { ...postsApi.list.input.shape, view: z.enum(['ALL', ...postStates]) },
    collections: collectionsApi.list.input.shape,
    promotions: promotionsApi.list.input.shape,
    coupons: couponsApi.list.input.shape,
    audit: {
      ...auditApi.list.input.shape,
      view: z.enum(['ALL', ...auditStates]),
      isImpersonated: z.enum(['true', 'false']),
    },
    jobs: {
      ...jobsApi.list.input.shape,
      ...jobsApi.listMails.input.shape,
      view: z.enum(['QUEUES', 'FAILED', 'RETRYING', 'DUE', 'MAILS', 'WAITING', 'SENT', 'GIVEN_UP', 'BOUNCED']),
    },
  },
}

/** What of a state the list still understands, and the names of what it does not. */
export function knownState(side: Side, list: string, { filters }: ViewState): { state: ViewState; dropped: string[] } {
  const names = deskLists[side][list]?.filters ?? []
  const isKnown = ([name, value]: [string, string]) =>
    names.includes(name) && z.safeParse(checks[side][list]![name]!, value).success
  const all = Object.entries(filters)
  return {
    state: { filters: Object.fromEntries(all.filter(isKnown)) },
    dropped: all.filter((entry) => !isKnown(entry)).map(([name]) => name),
  }
}
