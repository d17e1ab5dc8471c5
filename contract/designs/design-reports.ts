import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { DateTime, requiredText } from '../platform/values.ts'

/** What is wrong with a design, in the words of the store that is to print it. */
export const designReportReasons = ['UNLAWFUL', 'RIGHTS', 'OTHER'] as const
export type DesignReportReason = (typeof designReportReasons)[number]

/** A report as its store reads it; `outcome` is null while it waits. */
export const DesignReport = z.object({
  reportNumber: z.string(),
  reason: z.enum(designReportReasons),
  createdAt: DateTime,
  decideBy: DateTime,
  outcome: z.nullable(z.enum(['BLOCKED', 'DISMISSED'])),
  statement: z.nullable(z.string()),
  decidedAt: z.nullable(DateTime),
})
export type DesignReport = z.output<typeof DesignReport>

export const send = endpoint({
  method: 'POST',
  path: '/api/v1/supplier/product-designs/{id}/reports',
  access: 'supplier',
  right: 'sales',
  repeat: 'keyed',
  status: 201,
  summary:
    "Reports a design for the own store's goods as unlawful; operators decide within three working days; 409 DESIGN_STATE where it is blocked or a report of it waits",
  input: z.strictObject({ id: z.uuid(), reason: z.enum(designReportReasons), explanation: requiredText(4000) }),
  output: DesignReport,
})
