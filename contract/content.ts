import * as z from 'zod/mini'
import { Email } from './account.ts'
import { endpoint } from './platform/endpoint.ts'
import { Language, NoInput, requiredText, SkuId } from './platform/values.ts'

export const listCountries = endpoint({
  method: 'GET',
  path: '/api/v1/country',
  access: 'visitor',
  summary: 'Countries of addresses, with their postcode and VAT id patterns (regular expressions)',
  input: NoInput,
  output: z.array(
    z.object({
      countryId: z.int32(),
      name: z.string(),
      isoCode: z.string(),
      isEu: z.boolean(),
      postalCodePattern: z.string(),
      vatIdPattern: z.string(),
    }),
  ),
})

export const lookUpCountry = endpoint({
  method: 'GET',
  path: '/api/v1/lookup/ip',
  access: 'visitor',
  summary: 'Where the caller seems to be; Germany where that is not known. The address is neither returned nor kept',
  input: NoInput,
  output: z.object({
    countryCode: z.string(),
    countryId: z.int32(),
    currency: z.literal('EUR'),
    language: Language,
  }),
})

export const contactSubjects = [
  'ONLINE_ORDER',
  'RETURN_AND_EXCHANGE',
  'DELIVERY_STATUS',
  'PRODUCT_INFORMATION',
  'PRESS_INQUIRY',
  'OTHER',
] as const
export type ContactSubject = (typeof contactSubjects)[number]

export const sendContactForm = endpoint({
  method: 'POST',
  path: '/api/v1/contact-form',
  access: 'visitor',
  repeat: 'keyed',
  summary:
    'Write to the marketplace; of a signed-in buyer, about an exclusive product, it is an application for access',
  status: 202,
  input: z.strictObject({
    subject: z.enum(contactSubjects),
    firstName: requiredText(100),
    lastName: requiredText(100),
    email: Email,
    message: requiredText(4000),
    /** What names nothing, or something of somebody else, is passed on as it was typed: the answer does not tell. */
    orderNumber: z.optional(z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{1,40}$/))),
    productSkuId: z.optional(SkuId),
    privacyAccepted: z.literal(true),
  }),
  output: z.object({ ticketNumber: z.string() }),
})
