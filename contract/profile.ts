import * as z from 'zod/mini'
import { businessTypes, Email, Phone, TypedPassword } from './account.ts'
import { endpoint } from './platform/endpoint.ts'
import { isGln, isLeitwegId } from './trade/check-digits.ts'
import { eInvoiceFormats } from './trade/e-invoice-formats.ts'
import { DateTime, Language, NoContent, NoInput, PastDay, requiredText } from './platform/values.ts'
import { WebUrl } from './platform/web-url.ts'

const nullable = (max: number) => z.nullable(requiredText(max))

/** What the account's owner may change (api.md section 5). Null clears a field. */
const profileFields = {
  firstName: requiredText(80),
  lastName: requiredText(80),
  phoneNumber: Phone,
  companyName: requiredText(120),
  /** 'GmbH', 'OHG', 'e. K.' … */
  legalForm: nullable(60),
  businessType: z.enum(businessTypes),
  vatId: nullable(20),
  website: z.nullable(WebUrl),
  socialUrls: z.array(WebUrl).check(z.maxLength(5)),
  /** The day the business opened, YYYY-MM-DD. */
  startDate: z.nullable(z.iso.date()),
  invoiceEmail: z.nullable(Email),
  /** Stands on invoices as the buyer's reference (EN 16931, BT-10), where there is no Leitweg-ID. */
  buyerReference: nullable(100),
  language: Language,
  newsletter: z.boolean(),
}
/** How invoices are wanted; what is left out of a change stays as it is. */
const eInvoiceFields = {
  eInvoiceFormat: z.enum(eInvoiceFormats),
  /** By which invoices reach a public body; it stands in BT-10, and its invoices are XRechnung. */
  leitwegId: z.nullable(requiredText(46).check(z.refine(isLeitwegId, { error: 'checkDigits' }))),
  /** BT-19; stands on each document and in exports. */
  costCentre: nullable(36),
  /** The company's number at GS1 (BT-46). */
  gln: z.nullable(requiredText(13).check(z.refine(isGln, { error: 'checkDigits' }))),
}
/**
 * VALID and INVALID are the word of the tax authorities' register. Form and check digit alone make no id VALID, so a
 * changed one is UNCHECKED; one with a wrong form or check digit is refused and never kept.
 */
const VatIdStatus = z.enum(['UNCHECKED', 'VALID', 'INVALID'])
export const Profile = z.object({
  ...profileFields,
  ...eInvoiceFields,
  /** Empty for who belongs to no company. */
  companyName: z.string(),
  email: z.string(),
  vatIdStatus: VatIdStatus,
})
export type Profile = z.output<typeof Profile>
/** The read-only fields may be sent back as they were read; another value is refused. */
export const ProfileChange = z.strictObject({
  ...profileFields,
  eInvoiceFormat: z.optional(eInvoiceFields.eInvoiceFormat),
  leitwegId: z.optional(eInvoiceFields.leitwegId),
  costCentre: z.optional(eInvoiceFields.costCentre),
  gln: z.optional(eInvoiceFields.gln),
  startDate: z.nullable(PastDay),
  email: z.optional(Email),
  vatIdStatus: z.optional(VatIdStatus),
})
export type ProfileChange = z.output<typeof ProfileChange>
export const read = endpoint({
  method: 'GET',
  path: '/api/v1/account/info',
  access: 'account',
  summary: 'The account and its company',
  input: NoInput,
  output: Profile,
})
export const update = endpoint({
  method: 'PUT',
  path: '/api/v1/account/info',
  access: 'account',
  repeat: 'same-effect',
  summary: 'Change the account and its company; e-mail and the state of the VAT id are read-only',
  input: ProfileChange,
  output: Profile,
})

/** Rows as they are kept, under the camelCase names of their tables and columns; times are ISO-8601. */
export const AccountExport = z.object({
  exportedAt: DateTime,
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type AccountExport = z.output<typeof AccountExport>
export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/v1/account/export',
  access: 'account',
  summary: 'Everything that is kept about the account; 403 when impersonated',
  input: NoInput,
  output: AccountExport,
})
export const EraseAccount = z.strictObject({ password: TypedPassword })
export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/v1/account/erasure',
  access: 'account',
  stepUp: 'ERASURE',
  repeat: 'refused',
  summary:
    'Erase the account; orders and invoices stay without it; 422 ORDERS_OPEN, INVOICES_UNPAID, RETURNS_OPEN, CLAIMS_OPEN, REFUNDS_OPEN or LAST_ACCOUNT, 403 when impersonated',
  status: 204,
  input: EraseAccount,
  output: NoContent,
})
