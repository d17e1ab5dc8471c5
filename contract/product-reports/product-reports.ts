import * as z from 'zod/mini'
import { Email } from '../account.ts'
import { endpoint } from '../platform/endpoint.ts'
import { requiredText, SkuId } from '../platform/values.ts'

/** What is wrong with a product, in the words of who reports it. */
export const productReportReasons = ['UNLAWFUL', 'DANGEROUS', 'RIGHTS', 'LABELLING', 'OTHER'] as const
export type ProductReportReason = (typeof productReportReasons)[number]

/** Whether a right is infringed can only be judged by knowing whose it is; any other report may come without a name (decision 244). */
export const needsReporter = (reason: string): boolean => reason === 'RIGHTS'

/** Within so many hours of working days a report is decided: three of them (Art. 22 (12) Regulation (EU) 2023/988). */
export const DECIDE_HOURS = 72

export const send = endpoint({
  method: 'POST',
  path: '/api/v1/product-reports',
  access: 'visitor',
  repeat: 'keyed',
  status: 202,
  summary:
    'Reports a product that the caller sees as unlawful; operators decide within three working days. An address gets a receipt and the decision; 404 for what the caller does not see',
  input: z.strictObject({
    productSkuId: SkuId,
    reason: z.enum(productReportReasons),
    explanation: requiredText(4000),
    /** Needed for RIGHTS: 400 VALIDATION without. */
    name: z.optional(requiredText(200)),
    email: z.optional(Email),
    /** What is stated is right and complete, as far as who reports it knows. */
    goodFaith: z.literal(true),
  }),
  output: z.object({ reportNumber: z.string() }),
})
