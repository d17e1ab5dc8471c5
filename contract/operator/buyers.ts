import * as z from 'zod/mini'
import { businessTypes } from '../account.ts'
import { AccountExport } from '../profile.ts'
import { MailReport } from './jobs.ts'
import { cursorInput, cursorOf } from '../platform/paging.ts'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, NoContent, plainText, requiredText } from '../platform/values.ts'
import { OrderNote, Reason } from './orders.ts'

/** What a company is known by in the list. */
export const buyerMarks = ['WITHOUT_ORDER', 'CHARGED_BACK', 'MAIL_BOUNCED', 'TRUSTED', 'ERASED'] as const
export const vatIdStatuses = ['UNCHECKED', 'VALID', 'INVALID'] as const

/** One company that orders. Erased ones have no name any more; their orders stay. */
export const BuyerEntry = z.object({
  id: z.string(),
  createdAt: DateTime,
  companyName: z.string(),
  businessType: z.nullable(z.enum(businessTypes)),
  cityName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  vatIdStatus: z.enum(vatIdStatuses),
  orderCount: z.int(),
  /** Of the last twelve months, with tax. */
  grossYearText: z.string(),
  lastOrderAt: z.nullable(DateTime),
  isErased: z.boolean(),
  isTrusted: z.boolean(),
  isChargedBack: z.boolean(),
  /** Mails to one of its people came back within 30 days, because of the address. */
  isMailBounced: z.boolean(),
})
export type BuyerEntry = z.output<typeof BuyerEntry>

export const BuyerPerson = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  roles: z.array(z.string()),
  isEmailConfirmed: z.boolean(),
  /** The last mail that came back because of the address, since it was confirmed and within 30 days. */
  bounce: z.nullable(MailReport),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.nullable(DateTime),
  sessionCount: z.int(),
})

export const Buyer = z.object({
  id: z.string(),
  companyName: z.string(),
  businessType: z.nullable(z.enum(businessTypes)),
  legalForm: z.nullable(z.string()),
  countryId: z.int(),
  cityName: z.nullable(z.string()),
  createdAt: DateTime,
  vatId: z.nullable(z.string()),
  vatIdStatus: z.enum(vatIdStatuses),
  vatIdCheckedAt: z.nullable(DateTime),
  isErased: z.boolean(),
  isTrusted: z.boolean(),
  figures: z.object({
    orderCount: z.int(),
    /** Of the last twelve months. */
    yearCount: z.int(),
    yearGrossText: z.string(),
    averageText: z.string(),
    storeCount: z.int(),
    refundedText: z.string(),
    chargebackCount: z.int(),
    lastSeenAt: z.nullable(DateTime),
  }),
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      createdAt: DateTime,
      statusText: z.string(),
      storeCount: z.int(),
      grossTotalText: z.string(),
      paymentStatusText: z.string(),
    }),
  ),
  people: z.array(BuyerPerson),
  access: z.array(
    z.object({
      productSkuId: z.string(),
      productName: z.string(),
      storeName: z.string(),
      state: z.enum(['PENDING', 'GRANTED', 'REJECTED', 'ENDED']),
      since: DateTime,
      until: z.nullable(DateTime),
    }),
  ),
  notes: z.array(OrderNote),
})
export type Buyer = z.output<typeof Buyer>

/** What lies in the carts of a company now; reading it is noted in the audit. */
export const BuyerCartLine = z.object({
  productSkuId: z.string(),
  productName: z.string(),
  storeName: z.string(),
  quantity: z.int(),
  priceText: z.string(),
  /** Null where it could be ordered. */
  problem: z.nullable(z.enum(['SOLD_OUT', 'NOT_ON_SALE', 'PRICE_CHANGED', 'TOO_FEW_LEFT'])),
  addedAt: DateTime,
  personName: z.string(),
})
export const BuyerMail = z.object({
  id: z.string(),
  createdAt: DateTime,
  sentAt: z.nullable(DateTime),
  /** Given up by an operator. */
  discardedAt: z.nullable(DateTime),
  recipient: z.string(),
  /** Null where nothing is kept of it. */
  subject: z.nullable(z.string()),
  report: z.nullable(MailReport),
  /** Sent, kept, and nothing was attached. */
  canResend: z.boolean(),
})

const [Id, VatId] = [z.uuid(), plainText(30)]

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/operator/buyers',
  access: 'operator',
  right: 'buyers',
  summary: 'Companies that order, newest first; by name, e-mail, number of an order, VAT id or phone',
  input: z.strictObject({
    ...cursorInput,
    q: z.optional(plainText(100)),
    businessType: z.optional(z.enum(businessTypes)),
    /** How the postcode or the town of one of its addresses begins. */
    place: z.optional(plainText(60)),
    vatIdStatus: z.optional(z.enum(vatIdStatuses)),
    mark: z.optional(z.enum(buyerMarks)),
  }),
  output: cursorOf(BuyerEntry),
})
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/buyers/{id}',
  access: 'operator',
  right: 'buyers',
  summary: 'One company with its people, figures, last orders, access to exclusive goods and notes',
  input: z.strictObject({ id: Id }),
  output: Buyer,
})
export const readCart = endpoint({
  method: 'GET',
  path: '/api/v1/operator/buyers/{id}/cart',
  access: 'operator',
  right: 'buyers',
  summary: 'What lies in the carts of a company now, and what stands against ordering it',
  input: z.strictObject({ id: Id }),
  output: z.array(BuyerCartLine),
})
export const listMails = endpoint({
  method: 'GET',
  path: '/api/v1/operator/buyers/{id}/mails',
  access: 'operator',
  right: 'buyers',
  summary: 'The last mails to the people of a company',
  input: z.strictObject({ id: Id }),
  output: z.array(BuyerMail),
})
export const resendMail = endpoint({
  method: 'POST',
  path: '/api/v1/operator/buyers/{id}/mails/{mailId}/resend',
  access: 'operator',
  right: 'buyers',
  repeat: 'keyed',
  summary: 'Sends a mail to a person of a company again as it was; 404 for one that is not kept or had attachments',
  status: 204,
  input: z.strictObject({ id: Id, mailId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)), reason: Reason }),
  output: NoContent,
})
export const decideVatId = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/buyers/{id}/vat-status',
  access: 'operator',
  right: 'buyers',
  repeat: 'same-effect',
  summary: 'Records what the authorities say about the VAT id of a company; 404 where it has none, or another by now',
  status: 204,
  input: z.strictObject({ id: Id, vatId: z.optional(VatId), status: z.enum(['VALID', 'INVALID']), reason: Reason }),
  output: NoContent,
})
export const trust = endpoint({
  method: 'PUT',
  path: '/api/v1/operator/buyers/{id}/trust',
  access: 'operator',
  right: 'buyers',
  repeat: 'same-effect',
  summary: 'Vouches for a company that has paid nothing yet, or no longer does: the limits of first transfers',
  status: 204,
  input: z.strictObject({ id: Id, isTrusted: z.boolean(), reason: Reason }),
  output: NoContent,
})
export const addNote = endpoint({
  method: 'POST',
  path: '/api/v1/operator/buyers/{id}/notes',
  access: 'operator',
  right: 'buyers',
  repeat: 'keyed',
  summary: 'Writes a note about a company that operators alone read',
  status: 201,
  input: z.strictObject({ id: Id, text: requiredText(2000) }),
  output: OrderNote,
})
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/operator/accounts/{accountId}/sessions',
  access: 'operator',
  right: 'buyers',
  repeat: 'same-effect',
  summary: 'Signs a buyer out everywhere; 404 for who is no buyer',
  status: 204,
  input: z.strictObject({ accountId: Id, reason: Reason }),
  output: NoContent,
})
const AboutPerson = z.strictObject({ accountId: Id, reason: Reason })
export const exportData = endpoint({
  method: 'POST',
  path: '/api/v1/operator/accounts/{accountId}/export',
  access: 'operator',
  right: 'privacy',
  stepUp: 'ERASURE',
  repeat: 'same-effect',
  summary: 'Everything that is kept about a person who has asked for it in writing; 404 for who is no buyer',
  input: AboutPerson,
  output: AccountExport,
})
export const erase = endpoint({
  method: 'POST',
  path: '/api/v1/operator/accounts/{accountId}/erasure',
  access: 'operator',
  right: 'privacy',
  stepUp: 'ERASURE',
  repeat: 'refused',
  summary:
    'Erases a buyer who has asked for it in writing; 404 for who is no buyer, 422 ORDERS_OPEN, INVOICES_UNPAID, RETURNS_OPEN, CLAIMS_OPEN, REFUNDS_OPEN, LAST_OWNER',
  status: 204,
  input: AboutPerson,
  output: NoContent,
})
