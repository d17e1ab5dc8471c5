import * as z from 'zod/mini'
import { Claim, ClaimNumber } from '../claims/claims.ts'
import { Outcome } from '../claims/supplier-claims.ts'
import { Version } from '../orders/steps.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Reason } from './orders.ts'

export const read = endpoint({
  method: 'GET',
  path: '/api/v1/operator/claims/{number}',
  access: 'operator',
  right: 'orders',
  summary: 'One claim of any buyer',
  input: z.strictObject({ number: ClaimNumber }),
  output: Claim,
})
export const act = endpoint({
  method: 'POST',
  path: '/api/v1/operator/claims/{number}/actions',
  access: 'operator',
  right: 'orders',
  stepUp: 'REFUND',
  stepUpInWork: true,
  repeat: 'keyed',
  summary:
    'Decides a claim by pieces, for good; asks the buyer; or pays back what was to be sent again. 409 CLAIM_STATE, OUT_OF_STOCK',
  input: z.strictObject({
    number: ClaimNumber,
    action: z.enum(['ANSWER', 'ASK', 'REFUND_INSTEAD']),
    /** Of an ANSWER: pieces of lines that are left out are refused. */
    outcome: z.optional(Outcome),
    /** Both sides read it. */
    reason: Reason,
    version: z.optional(Version),
  }),
  output: Claim,
})
